import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { tokens } from '../theme/tokens.ts';
import { Field, type FieldProps } from './Field.tsx';
import { fieldStyle } from './field-style.ts';

type Native = Omit<ComponentPropsWithRef<'select'>, 'onChange' | keyof FieldProps>;

/** A native select. The option with an empty value shows while nothing is selected. */
export const SelectField = ({
  id,
  label,
  error,
  options,
  onChange,
  ...rest
}: Native &
  Pick<FieldProps, 'id' | 'label' | 'error'> & {
    readonly value: string;
    readonly options: readonly { readonly value: string; readonly text: string }[];
    readonly onChange: (value: string) => void;
  }) => (
  <Field {...{ id, label, error }}>
    {(tied) => (
      <select
        {...rest}
        {...tied}
        css={[fieldStyle.box, box]}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);

const { color, space } = tokens;
/** The same arrow in every browser, with space around it; the system's in forced colours. */
const box = css({
  '@media (forced-colors: none)': {
    appearance: 'none',
    paddingInlineEnd: space[7],
    backgroundImage: `linear-gradient(45deg, transparent 50%, ${color.textQuiet} 50%), linear-gradient(135deg, ${color.textQuiet} 50%, transparent 50%)`,
    backgroundPosition: 'right 1.25rem center, right 0.875rem center',
    backgroundSize: '0.375rem 0.375rem',
    backgroundRepeat: 'no-repeat',
  },
});
