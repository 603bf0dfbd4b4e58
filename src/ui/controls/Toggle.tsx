import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { tokens } from '../theme/tokens.ts';
import { fieldStyle } from './field-style.ts';

/** A switch that takes effect at once; `detail` describes its effect while on. */
export const Toggle = ({
  label,
  detail,
  on,
  onChange,
}: {
  readonly label: string;
  readonly detail: ReactNode;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) => {
  const id = useId();
  return (
    <div css={row}>
      <div>
        <label htmlFor={id} css={[fieldStyle.label, name]}>
          {label}
        </label>
        <p id={`${id}-detail`} css={fieldStyle.hint}>
          {detail}
        </p>
      </div>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        id={id}
        aria-describedby={`${id}-detail`}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        css={[track, fieldStyle.tick]}
      />
    </div>
  );
};

const { color, space } = tokens;
const row = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: space[4] });
const name = css({ display: 'block', cursor: 'pointer' });
/** A native checkbox styled as a switch; its knob is a gradient, which forced colours remove: a plain checkbox there. */
const track = css({
  flex: 'none',
  width: '3.25rem',
  height: '1.875rem',
  margin: 0,
  cursor: 'pointer',
  '@media (forced-colors: none)': {
    appearance: 'none',
    border: `1px solid ${color.edge}`,
    borderRadius: '1rem',
    background: `radial-gradient(circle at 0.9375rem 50%, ${color.edge} 0.625rem, transparent 0.65625rem) ${color.surface}`,
    '&:checked': {
      borderColor: color.primary,
      background: `radial-gradient(circle at calc(100% - 0.9375rem) 50%, ${color.onPrimary} 0.625rem, transparent 0.65625rem) ${color.primary}`,
    },
  },
});
