import { type FunctionComponent, lazy } from 'react';

/**
 * The footer; only tenants whose structure has one fetch its code, and the form is usable before. Where its code is not to
 * be had the page does without.
 */
export const Footer = lazy<FunctionComponent>(async () => ({
  default: await import('./Footer.tsx').then(
    (fetched) => fetched.Footer,
    () => () => undefined,
  ),
}));
