import { css } from '@emotion/react';
import { useId } from 'react';
import { tokens } from '../theme/tokens.ts';
import { fieldStyle } from './field-style.ts';

/** A checkbox with its label. */
export const Checkbox = ({
  label,
  checked,
  onChange,
}: {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) => {
  const id = useId();
  return (
    <div css={row} data-dd-action-name="checkbox">
      <input
        type="checkbox"
        id={id}
        css={[box, fieldStyle.tick]}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} css={words}>
        {label}
      </label>
    </div>
  );
};

const row = css({ display: 'flex', gap: tokens.space[3], alignItems: 'flex-start' });
const box = css({ flex: 'none', width: '1.5rem', height: '1.5rem', margin: 0, cursor: 'pointer' });
const words = css({ cursor: 'pointer' });
