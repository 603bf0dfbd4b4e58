import { type ComponentPropsWithRef, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import { fieldStyle } from './field-style.ts';
import { selectStyle } from './select-style.ts';

type Native = Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange'>;

/** One choice out of many, by the platform's own list. An empty first line stands while nothing is chosen. */
export const SelectField = ({
  label,
  value,
  options,
  onChange,
  error,
  id,
  ...rest
}: Native & {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}) => {
  const generated = useId();
  const fieldId = id ?? generated;
  return (
    <div css={fieldStyle.group}>
      <label htmlFor={fieldId} css={fieldStyle.label}>
        {label}
      </label>
      <select
        {...rest}
        id={fieldId}
        css={selectStyle}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(error ? { 'aria-invalid': true, 'aria-describedby': `${fieldId}-error` } : {})}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <FieldError id={`${fieldId}-error`}>{error}</FieldError>
    </div>
  );
};
