import { css } from '@emotion/react';
import type { ListedDraft } from '@member-portal/domain/autopay';
import { useId } from 'react';
import { Amount } from '../../controls/Amount.tsx';
import type { MessageKey } from '../../intl/messages.ts';
import { useWords } from '../../intl/use-words.ts';
import { tokens } from '../../theme/tokens.ts';

/** Drafts to come: when, how much, and until when each can be changed. */
export const DraftList = ({
  drafts,
  once,
  fixed = 'autopay.drafts.fixed',
}: {
  readonly drafts: readonly (Pick<ListedDraft, 'on' | 'amount'> & Partial<ListedDraft>)[];
  /** What happens to the drafts once autopay is off: they stop or are still drawn, and cannot be changed. */
  readonly once?: 'stops' | 'still';
  /** Why a draft cannot be changed. */
  readonly fixed?: MessageKey;
}) => {
  const { t, format } = useWords();
  const id = useId();
  if (drafts.length === 0) return undefined;
  return (
    <section css={box} aria-labelledby={id}>
      <h3 id={id} css={title}>
        {t(once ? `autopay.turnOff.${once}` : 'autopay.drafts.title')}
      </h3>
      <ol>
        {Object.entries(drafts).map(([place, { on, amount, lastChangeOn }]) => (
          <li key={place} css={line}>
            <span>{format.dateLong(on)}</span>
            <span css={figure}>
              <Amount value={amount} />
            </span>
            {!once && (
              <span css={note}>
                {lastChangeOn
                  ? t('autopay.drafts.change', { date: format.dateLong(lastChangeOn) })
                  : t(fixed)}
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
