import type { ReactNode } from 'react';
import { unseen } from '../theme/styles.ts';

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span css={unseen}>{children}</span>
);
