import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { fieldStyle } from './field-style.ts';

type Native = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'prefix' | keyof FieldProps>;

export interface TextFieldProps extends Native, FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A single-line text field with its label, hint and error. */
export const TextField = ({ id, label, hint, error, className, onChange, ...rest }: TextFieldProps) => (
  <Field {...{ id, label, hint, error, className }}>
    {(tied) => (
      <input
        type="text"
        {...rest}
        {...tied}
        css={fieldStyle.box}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
