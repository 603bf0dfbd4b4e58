import { type ComponentProps, type FunctionComponent, lazy } from 'react';
import { codeAhead } from '../routing/code-in-time.ts';

/** Fetches the toast ahead, so that a message, such as the one of a forced end, never waits for code. */
export const fetchToast = () => codeAhead(import('./Toast.tsx'));

type ToastView = FunctionComponent<ComponentProps<Awaited<ReturnType<typeof fetchToast>>['Toast']>>;

/**
 * The toast; no message comes before a buyer is signed in, so it is not part of the first load. Where its code is not to be
 * had nothing shows, rather than an error in place of the page, on which the message stands as well.
 */
export const Toast = lazy<ToastView>(async () => ({
  default: await fetchToast().then(
    (fetched) => fetched.Toast,
    () => () => undefined,
  ),
}));
