import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import { fieldStyle } from './field-style.ts';

type Native = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'prefix'>;

export interface TextFieldProps extends Native {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  /** What is wrong, in words; absent while all is well. */
  readonly error?: string | undefined;
}

/** One line of text with its label, hint and error tied to it. `id` is what an `ErrorSummary` links to. */
export const TextField = ({
  label,
  value,
  onChange,
  hint,
  error,
  id,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) => {
  const generated = useId();
  const fieldId = id ?? generated;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div css={fieldStyle.group} className={className}>
      <label htmlFor={fieldId} css={fieldStyle.label}>
        {label}
      </label>
      {hint ? (
        <p id={hintId} css={fieldStyle.hint}>
          {hint}
        </p>
      ) : undefined}
      <input
        {...rest}
        id={fieldId}
        type={type}
        css={fieldStyle.box}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(described === '' ? {} : { 'aria-describedby': described })}
        {...(error ? { 'aria-invalid': true } : {})}
      />
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
};
