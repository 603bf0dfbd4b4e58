import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { tokens } from '../theme/tokens.ts';
import { FieldError } from './Field.tsx';
import { fieldStyle } from './field-style.ts';

/** A box to tick, with a label that may hold links. */
export const Checkbox = ({
  label,
  checked,
  onChange,
  error,
  id: given,
}: {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly id?: string;
}) => {
  const generated = useId();
  const id = given ?? generated;
  return (
    <div data-dd-action-name="checkbox">
      <div css={row}>
        <input
          type="checkbox"
          id={id}
          css={[box, fieldStyle.tick]}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <label htmlFor={id} css={words}>
          {label}
        </label>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
};

const row = css({ display: 'flex', gap: tokens.space[3], alignItems: 'flex-start' });
const box = css({ flex: 'none', width: '1.5rem', height: '1.5rem', margin: 0, cursor: 'pointer' });
const words = css({ cursor: 'pointer' });
