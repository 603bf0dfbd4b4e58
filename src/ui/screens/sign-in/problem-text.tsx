import type { SignInProblem } from '@member-portal/application/sign-in';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../controls/ExternalLink.tsx';
import { failureText } from '../../controls/failure-text.ts';
import type { MessageKey } from '../../intl/messages.ts';
import { Rich } from '../../intl/Rich.tsx';
import type { Text } from '../../intl/use-text.ts';
import { useTenantLinks } from '../../shell/use-tenant-links.ts';
import { text } from '../../theme/styles.ts';

/** A paragraph with a link to the lender's contact page; undefined if the tenant publishes none. */
export const SignInHelp = ({ id, small }: { readonly id: MessageKey; readonly small?: true }) => {
  const href = useTenantLinks()?.contact;
  const link = (inside: readonly ReactNode[]) => href && <ExternalLink href={href}>{inside}</ExternalLink>;
  const says = <Rich id={id} values={{ link }} />;
  return href && <p css={small && text.small}>{says}</p>;
};

/** The text of a problem that belongs to no field. */
export const problemText = (t: Text, problem: SignInProblem): ReactNode => {
  if ('failure' in problem) return failureText(t, problem.failure, 'failure.refused.text');
  if (problem.kind === 'unauthenticated') return <SignInHelp id="signIn.locked.help" />;
  return t(problem.kind === 'destination-refused' ? 'signIn.destinationRefused' : 'signIn.unexplained');
};
