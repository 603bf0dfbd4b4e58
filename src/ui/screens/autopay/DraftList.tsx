import { css } from '@emotion/react';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { Money } from '@member-portal/domain/money';
import { useId } from 'react';
import { Amount } from '../../controls/Amount.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';

/** A draft to come, as a line tells of it. */
export interface DraftLine {
  readonly on: PlainDate;
  readonly amount: Money;
  /** The last day on which it can be changed; undefined where it no longer can. */
  readonly lastChangeOn?: PlainDate | undefined;
}

/** Drafts to come: when, how much, and until when each can be changed. */
export const DraftList = ({
  heading,
  drafts,
  bare = false,
}: {
  readonly heading: string;
  readonly drafts: readonly DraftLine[];
  /** Without what can still be done about each. */
  readonly bare?: boolean;
}) => {
  const t = useText();
  const format = useFormat();
  const id = useId();
  if (drafts.length === 0) return undefined;
  return (
    <section css={box} aria-labelledby={id}>
      <h3 id={id} css={title}>
        {heading}
      </h3>
      <ol>
        {drafts.map(({ on, amount, lastChangeOn }) => (
          <li key={on} css={line}>
            <span>{format.dateLong(on)}</span>
            <span css={figure}>
              <Amount value={amount} />
            </span>
            {bare ? undefined : (
              <span css={note}>
                {lastChangeOn
                  ? t('autopay.drafts.change', { date: format.dateLong(lastChangeOn) })
                  : t('autopay.drafts.fixed')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};

const { color, corner, media, size, space, weight } = tokens;
const box = css({ padding: space[4], borderRadius: corner.control, backgroundColor: color.sunken });
const title = css({ fontSize: size.body, fontWeight: weight.bold });
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space[4]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  [media.fewLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&:last-of-type': { borderBlockEnd: 0, paddingBlockEnd: 0 },
});
const figure = css({ fontWeight: weight.bold });
const note = css({ gridColumn: '1 / -1', fontSize: size.small, color: color.textQuiet });
