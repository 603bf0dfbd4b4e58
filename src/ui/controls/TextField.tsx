import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { fieldStyle } from './field-style.ts';

type Native = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'prefix' | keyof FieldProps>;

export interface TextFieldProps extends Native, FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One line of text with its label, hint and error tied to it. */
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
