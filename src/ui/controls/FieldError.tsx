import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { fieldStyle } from './field-style.ts';

/** What is wrong with a field, beside it and announced. The live region is there before the words are. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <div id={id} aria-live="polite">
    {children ? (
      <p css={fieldStyle.error}>
        <CircleAlert size="1.125rem" aria-hidden="true" />
        <span>{children}</span>
      </p>
    ) : undefined}
  </div>
);
