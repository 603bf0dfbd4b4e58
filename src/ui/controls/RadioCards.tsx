import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { tokens } from '../theme/tokens.ts';
import { FieldError } from './FieldError.tsx';
import { fieldStyle } from './field-style.ts';
import { tickStyle } from './tick-style.ts';

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A second line under the label. */
  readonly detail?: ReactNode;
  /** What is at the far end, such as an amount. */
  readonly end?: ReactNode;
  /** Shown under the card while it is the chosen one, such as a field for another amount. */
  readonly more?: ReactNode;
}

/** One choice out of a few, each a card that can be pressed anywhere. Arrow keys move as in any radio group. */
export const RadioCards = <Value extends string>({
  legend,
  hideLegend = false,
  hint,
  error,
  cards,
  value,
  onChange,
  id,
}: {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly cards: readonly RadioCard<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Of the first card's button: what an `ErrorSummary` links to. */
  readonly id?: string;
}) => {
  const generated = useId();
  const groupId = id ?? generated;
  const described = [hint ? `${groupId}-hint` : '', error ? `${groupId}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset
      css={fieldStyle.group}
      data-dd-action-name="choice"
      {...(described === '' ? {} : { 'aria-describedby': described })}
    >
      <legend css={[fieldStyle.label, hideLegend ? unseen : legendRoom]}>{legend}</legend>
      {hint ? (
        <p id={`${groupId}-hint`} css={fieldStyle.hint}>
          {hint}
        </p>
      ) : undefined}
      <div css={list}>
        {cards.map((card, index) => (
          <div key={card.value} css={frame} data-chosen={card.value === value || undefined}>
            <label css={face}>
              <input
                type="radio"
                name={groupId}
                id={index === 0 ? groupId : `${groupId}-${card.value}`}
                value={card.value}
                checked={card.value === value}
                onChange={() => onChange(card.value)}
                css={[dot, tickStyle]}
                {...(error ? { 'aria-invalid': true } : {})}
              />
              <span css={words}>
                <span css={name}>{card.label}</span>
                {card.detail ? <span css={fieldStyle.hint}>{card.detail}</span> : undefined}
              </span>
              {card.end ? <span css={end}>{card.end}</span> : undefined}
            </label>
            {card.more && card.value === value ? <div css={more}>{card.more}</div> : undefined}
          </div>
        ))}
      </div>
      <FieldError id={`${groupId}-error`}>{error}</FieldError>
    </fieldset>
  );
};

const { color, corner, media, space, weight } = tokens;
const unseen = css({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' });
const legendRoom = css({ padding: 0 });
const list = css({ display: 'grid', gap: space[2], marginBlockStart: space[1] });
const frame = css({
  border: `1px solid ${color.line}`,
  borderRadius: corner.control,
  backgroundColor: color.surface,
  '&:hover': { borderColor: color.edge },
  '&[data-chosen]': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
  // Not where the focus is on a field beneath the choice, which shows it itself.
  '&:has(> label :focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
  '@media (forced-colors: active)': { '&[data-chosen]': { borderColor: 'Highlight', borderWidth: 2 } },
});
const face = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: tokens.buttonHeight,
  padding: `${space[3]} ${space[4]}`,
  boxSizing: 'border-box',
  cursor: 'pointer',
  [media.fewLetters]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' },
});
const dot = css({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  '&:focus-visible': { outline: 'none' },
});
const words = css({ display: 'grid', flex: 1, minWidth: 0 });
const name = css({ fontWeight: weight.medium });
const end = css({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  [media.fewLetters]: { gridColumn: 2 },
});
const more = css({
  padding: `0 ${space[4]} ${space[4]}`,
  paddingInlineStart: `calc(1.25rem + ${space[4]} + ${space[3]})`,
  [media.fewLetters]: { paddingInlineStart: space[4] },
});
