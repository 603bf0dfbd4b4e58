import { type ComponentProps, type FunctionComponent, lazy } from 'react';
import { codeAhead } from '../routing/code-in-time.ts';

/** Prefetches the toast, so that no message, such as that of a forced end, waits for code. */
export const fetchToast = () => codeAhead(import('./Toast.tsx'));

type ToastView = FunctionComponent<ComponentProps<Awaited<ReturnType<typeof fetchToast>>['Toast']>>;

/**
 * The toast. Not part of the first load, because there are no messages before sign-in. If its code cannot be loaded, nothing is
 * shown: the page has the same information, so an error must not replace it.
 */
export const Toast = lazy<ToastView>(async () => ({
  default: await fetchToast().then(
    (fetched) => fetched.Toast,
    () => () => undefined,
  ),
}));
