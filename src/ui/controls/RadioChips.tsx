import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { tokens } from '../theme/tokens.ts';
import { FieldError } from './FieldError.tsx';
import { fieldStyle } from './field-style.ts';
import { tickStyle } from './tick-style.ts';

export interface RadioChip {
  readonly key: string;
  readonly value: string;
  readonly label: string;
  readonly checked: boolean;
  readonly choose: () => void;
}

/** One choice out of a few short ones, such as days, side by side as far as they fit. */
export const RadioChips = ({
  id,
  legend,
  hint,
  error,
  chips,
  actionName,
  children,
}: {
  /** Of the first chip: what a summary of problems links to. */
  readonly id: string;
  readonly legend: string;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly chips: readonly RadioChip[];
  /** What monitoring calls a press on one; never what it says. */
  readonly actionName: string;
  /** What opens beneath the chips, as a calendar does. */
  readonly children?: ReactNode;
}) => (
  <fieldset
    css={fieldStyle.group}
    data-dd-action-name={actionName}
    aria-describedby={[`${id}-hint`, ...(error ? [`${id}-error`] : [])].join(' ')}
  >
    <legend css={[fieldStyle.label, legendRoom]}>{legend}</legend>
    <p id={`${id}-hint`} css={fieldStyle.hint}>
      {hint}
    </p>
    <div css={row}>
      {chips.map(({ key, value, label, checked, choose }, at) => (
        <label key={key} css={chip} data-chosen={checked || undefined}>
          <input
            type="radio"
            name={id}
            id={at === 0 ? id : `${id}-${key}`}
            value={value}
            checked={checked}
            onChange={choose}
            css={[dot, tickStyle]}
            {...(error ? { 'aria-invalid': true } : {})}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
    {children}
    <FieldError id={`${id}-error`}>{error}</FieldError>
  </fieldset>
);

const { color, corner, space } = tokens;
const legendRoom = css({ padding: 0 });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[1] });
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  minHeight: tokens.buttonHeight,
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: corner.control,
  backgroundColor: color.surface,
  cursor: 'pointer',
  '&:hover': { borderColor: color.edge },
  '&[data-chosen]': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
  '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
  '@media (forced-colors: active)': { '&[data-chosen]': { borderColor: 'Highlight', borderWidth: 2 } },
});
const dot = css({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  '&:focus-visible': { outline: 'none' },
});
