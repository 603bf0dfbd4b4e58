import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { fieldStyle } from './field-style.ts';

/** Props of every field. */
export interface FieldProps {
  /** Target of links in an `ErrorSummary`. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly hint?: ReactNode;
  /** The error text; absent without an error. */
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

/** A label, a hint, a control and its error, stacked. `children` renders the control with their ids. */
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

/** The error of a field, shown and announced. The live region exists before its text does. */
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
