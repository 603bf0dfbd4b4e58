import { css } from '@emotion/react';
import { type PlainDate, plainDate } from '@member-portal/domain/calendar';
import { ACTIVITY_TYPES } from '@member-portal/domain/payment';
import { type Ref, useId } from 'react';
import { useToday } from '../../../clock/use-today.ts';
import { fieldStyle } from '../../../controls/field-style.ts';
import { selectStyle } from '../../../controls/select-style.ts';
import { useNarrow } from '../../../controls/use-media.ts';
import { useText } from '../../../intl/use-text.ts';
import { tokens } from '../../../theme/tokens.ts';
import { DayFilter } from './DayFilter.tsx';
import { ASKABLE_STATUSES, type HistoryFilter } from './history-filter.ts';
import { useHistoryWords } from './use-history-words.ts';

/** Chooses kind, status and days of what the history shows; folded on a phone, where it says what is chosen. */
export const HistoryFilters = ({
  filter,
  since,
  onFilter,
  ref,
}: {
  readonly filter: HistoryFilter;
  /** The day on which the loan began; absent until it is known. */
  readonly since: PlainDate | undefined;
  readonly onFilter: (filter: HistoryFilter) => void;
  readonly ref?: Ref<HTMLElement>;
}) => {
  const t = useText();
  const id = useId();
  const all = t('loan.history.all');
  const words = useHistoryWords();
  const narrow = useNarrow();
  const today = useToday();
  const fields = (
    <div css={row}>
      <div css={fieldStyle.group}>
        <label htmlFor={`${id}-type`} css={fieldStyle.label}>
          {t('loan.history.type')}
        </label>
        <select
          id={`${id}-type`}
          css={selectStyle}
          value={filter.type ?? ''}
          onChange={({ target }) =>
            onFilter({ ...filter, type: ACTIVITY_TYPES.find((type) => type === target.value) })
          }
        >
          <option value="">{all}</option>
          {ACTIVITY_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`loan.activity.type.${type}`)}
            </option>
          ))}
        </select>
      </div>
      <div css={fieldStyle.group}>
        <label htmlFor={`${id}-status`} css={fieldStyle.label}>
          {t('loan.schedule.status')}
        </label>
        <select
          id={`${id}-status`}
          css={selectStyle}
          value={filter.status ?? ''}
          onChange={({ target }) =>
            onFilter({ ...filter, status: ASKABLE_STATUSES.find((status) => status === target.value) })
          }
        >
          <option value="">{all}</option>
          {ASKABLE_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`loan.activity.status.${status}`)}
            </option>
          ))}
        </select>
      </div>
      <DayFilter
        label={t('loan.history.from')}
        heading={t('loan.history.from.heading')}
        first={since}
        last={plainDate(filter.to).unwrapOr(today)}
        day={filter.from}
        onDay={(from) => onFilter({ ...filter, from })}
      />
      <DayFilter
        label={t('loan.history.to')}
        heading={t('loan.history.to.heading')}
        first={plainDate(filter.from).unwrapOr(since)}
        last={today}
        day={filter.to}
        onDay={(to) => onFilter({ ...filter, to })}
      />
    </div>
  );
  return (
    <search ref={ref} data-print="none">
      {narrow ? (
        <details css={fold}>
          <summary css={summary}>{words(filter)}</summary>
          {fields}
        </details>
      ) : (
        fields
      )}
    </search>
  );
};

const row = css({
  display: 'grid',
  // By the size of the text, not of the window.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 14rem))',
  alignItems: 'start',
  gap: tokens.space[4],
  '& > *': { minWidth: 0 },
  marginBlock: tokens.space[5],
  [tokens.media.small]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))' },
});
const fold = css({ marginBlock: tokens.space[3] });
const summary = css({
  minHeight: '3rem',
  paddingBlock: tokens.space[3],
  color: tokens.color.accent,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});
