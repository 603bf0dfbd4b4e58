import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { above, row, stack, text, unseen } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';
import { FieldError } from './Field.tsx';
import { fieldStyle } from './field-style.ts';

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A second line under the label. */
  readonly detail?: ReactNode;
  /** Shown at the far end, such as an amount. */
  readonly end?: ReactNode;
  /** Shown below the card while it is selected, such as a field for another amount. */
  readonly more?: ReactNode;
}

/**
 * A radio group of cards that can be pressed anywhere, below each other or, as `chips`, side by side as far as they fit. Arrow
 * keys work as in any radio group.
 */
export const RadioCards = <Value extends string>({
  legend,
  hideLegend = false,
  hint,
  error,
  cards,
  chips = false,
  value: chosen,
  onChange,
  id: given,
  actionName = 'choice',
  children,
}: {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly cards: readonly RadioCard<Value>[];
  readonly chips?: boolean;
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Id of the first card's radio button, the target of links in an `ErrorSummary`. */
  readonly id?: string;
  /** The name of a press in monitoring, instead of its text. */
  readonly actionName?: string;
  /** Content that opens below the cards, such as a calendar. */
  readonly children?: ReactNode;
}) => {
  const generated = useId();
  const id = given ?? generated;
  const described = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])].join(' ');
  return (
    <fieldset
      css={fieldStyle.group}
      data-dd-action-name={actionName}
      aria-describedby={described || undefined}
    >
      <legend css={[fieldStyle.label, hideLegend && unseen]}>{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} css={fieldStyle.hint}>
          {hint}
        </p>
      ) : undefined}
      <div css={[chips ? row(2) : stack(2), above(1)]}>
        {cards.map(({ value, label, detail, end, more }, index) => (
          <div key={value} css={frame} data-chosen={value === chosen || undefined}>
            <label css={[face, chips && small, narrow]}>
              <input
                type="radio"
                name={id}
                id={index === 0 ? id : `${id}-${value}`}
                value={value}
                checked={value === chosen}
                onChange={() => onChange(value)}
                css={[dot, fieldStyle.tick]}
                aria-invalid={error ? true : undefined}
              />
              <span css={words}>
                <span css={chips ? undefined : text.medium}>{label}</span>
                {detail ? <span css={fieldStyle.hint}>{detail}</span> : undefined}
              </span>
              {end ? <span css={atEnd}>{end}</span> : undefined}
            </label>
            {more && value === chosen ? <div css={beneath}>{more}</div> : undefined}
          </div>
        ))}
      </div>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
};

const { color, corner, media, space } = tokens;
const frame = css({
  border: `1px solid ${color.line}`,
  borderRadius: corner.control,
  backgroundColor: color.surface,
  '&:hover': { borderColor: color.edge },
  '&[data-chosen]': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
  // Not while a field below the choice has the focus, which has its own focus ring.
  '&:has(> label :focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
  '@media (forced-colors: active)': { '&[data-chosen]': { borderColor: 'Highlight', borderWidth: 2 } },
});
const face = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: tokens.buttonHeight,
  padding: `${space[3]} ${space[4]}`,
  cursor: 'pointer',
});
const small = css({ gap: space[2], padding: `${space[2]} ${space[3]}` });
const narrow = css({
  [media.fewLetters]: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: space[1],
    paddingInline: space[1],
  },
});
const dot = css({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  '&:focus-visible': { outline: 'none' },
});
const words = css({ display: 'grid', flex: 1, minWidth: 0 });
const atEnd = css({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  [media.fewLetters]: { gridColumn: 2 },
});
const beneath = css({
  padding: `0 ${space[4]} ${space[4]}`,
  paddingInlineStart: `calc(1.25rem + ${space[4]} + ${space[3]})`,
  [media.fewLetters]: { paddingInlineStart: space[4] },
});
