import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { fieldStyle } from './field-style.ts';

/** Props of every field. */
export interface FieldProps {
  /** What an `ErrorSummary` links to. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong, in words; absent while all is well. */
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

/** A label, a hint, a control and its error below each other. `children` draws the control with their ids. */
export const Field = ({
  id: given,
  label,
  hint,
  error,
  className,
  children,
}: FieldProps & { readonly children: (tied: { readonly id: string }) => ReactNode }) => {
  const generated = useId();
  const id = given ?? generated;
  const described = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])].join(' ');
  return (
    <div css={fieldStyle.group} className={className}>
      <label htmlFor={id} css={fieldStyle.label}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} css={fieldStyle.hint}>
          {hint}
        </p>
      ) : undefined}
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
};

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
