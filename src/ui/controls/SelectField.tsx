import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { selectStyle } from './select-style.ts';

type Native = Omit<ComponentPropsWithRef<'select'>, 'onChange' | keyof FieldProps>;

/** One choice out of many, by the platform's own list. An empty first line stands while nothing is chosen. */
export const SelectField = ({
  id,
  label,
  error,
  options,
  onChange,
  ...rest
}: Native &
  FieldProps & {
    readonly value: string;
    readonly options: readonly { readonly value: string; readonly text: string }[];
    readonly onChange: (value: string) => void;
  }) => (
  <Field {...{ id, label, error }}>
    {(tied) => (
      <select {...rest} {...tied} css={selectStyle} onChange={(event) => onChange(event.target.value)}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
