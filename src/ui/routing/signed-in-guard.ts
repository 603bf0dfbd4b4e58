import { SessionStore } from '@member-portal/application/ports';
import { redirect } from '@tanstack/react-router';
import { loadSignedInMessages } from '../intl/load-messages.ts';
import { codeInTime } from './code-in-time.ts';
import { saysEnd } from './history-state.ts';
import type { RouterContext } from './router-context.ts';

/** Without a session the visitor goes to `/`, and the location is remembered (specification, section 6). */
export const requireSession = ({
  context: { services, ends },
  location: { href: remembered, state },
}: {
  readonly context: RouterContext;
  readonly location: { readonly href: string; readonly state: { readonly searched?: string | undefined } };
}): void => {
  if (!services.get(SessionStore).current())
    throw redirect({
      to: '/',
      replace: true,
      // The guard of a loading page may run after the session watcher has set this state: keep it.
      state: { remembered, of: ends.buyerMark(), searched: state.searched, ...saysEnd(ends.last()) },
    });
};

/** Loads the use cases and the messages of signed-in pages. */
export const loadSignedInParts = async ({ context }: { readonly context: RouterContext }) => {
  const [signedInMessages] = await Promise.all([
    codeInTime(loadSignedInMessages(context.locale)),
    codeInTime(context.loadSignedIn()),
  ]);
  return { signedInMessages };
};
