import { type ComponentProps, type FunctionComponent, lazy } from 'react';
import { codeAhead } from '../routing/code-in-time.ts';

/** Fetches the toast ahead, so that a message, such as the one of a forced end, never waits for code. */
export const fetchToast = () => codeAhead(import('./Toast.tsx'));

type ToastView = FunctionComponent<ComponentProps<Awaited<ReturnType<typeof fetchToast>>['Toast']>>;

/**
 * The toast. No message comes before a buyer is signed in, so it is not part of the first load. Where its code cannot be loaded
 * nothing shows, instead of an error in place of the page, which says the same as the message.
 */
export const Toast = lazy<ToastView>(async () => ({
  default: await fetchToast().then(
    (fetched) => fetched.Toast,
    () => () => undefined,
  ),
}));
