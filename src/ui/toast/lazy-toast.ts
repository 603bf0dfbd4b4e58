import { type ComponentProps, type FunctionComponent, lazy } from 'react';
import { codeAhead } from '../routing/code-in-time.ts';

const load = () => codeAhead(import('./Toast.tsx'));

type ToastView = FunctionComponent<ComponentProps<Awaited<ReturnType<typeof load>>['Toast']>>;

/** The toast, whose code comes with signed-in pages. Without it nothing is shown: the page has the same information. */
export const Toast = lazy<ToastView>(async () => ({
  default: await load().then(
    (loaded) => loaded.Toast,
    () => () => undefined,
  ),
}));
