import { css } from '@emotion/react';
import { FILTER_STATUSES, type HistoryFilter, historyFilterFrom } from '@member-portal/application/loans';
import type { PlainDate } from '@member-portal/domain/calendar';
import { ACTIVITY_TYPES } from '@member-portal/domain/payment';
import CalendarIcon from 'lucide-react/icons/calendar';
import { type Ref, useState } from 'react';
import type { CalendarProps } from '../../../calendar/Calendar.tsx';
import { LazyCalendar } from '../../../calendar/LazyCalendar.tsx';
import { useToday } from '../../../clock/use-now.ts';
import { Button } from '../../../controls/Button.tsx';
import { Field } from '../../../controls/Field.tsx';
import { fieldStyle } from '../../../controls/field-style.ts';
import { SelectField } from '../../../controls/SelectField.tsx';
import { useNarrow } from '../../../controls/use-media.ts';
import { useWords } from '../../../intl/use-words.ts';
import { StepModal } from '../../../modal/StepModal.tsx';
import { tokens } from '../../../theme/tokens.ts';

/** The active filters as text: "Filters: Payment, from Nov 1, 2026". */
export const useFilterWords = ({ type, status, from, to }: HistoryFilter): string => {
  const { t, format } = useWords();
  const chosen = [
    type && t(`loan.activity.type.${type}`),
    status && t(`loan.activity.status.${status}`),
    from && t('loan.history.fromOn', { date: format.dateShort(from) }),
    to && t('loan.history.toOn', { date: format.dateShort(to) }),
  ].filter(Boolean);
  return chosen.length > 0
    ? t('loan.history.chosen', { chosen: chosen.join(', ') })
    : t('loan.history.filters');
};

/** Filters the history by kind, status and days; collapsed on a phone, with the active filters shown. */
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
  readonly ref: Ref<HTMLElement>;
}) => {
  const { t } = useWords();
  const words = useFilterWords(filter);
  const narrow = useNarrow();
  const today = useToday();
  const [unfolded, setUnfolded] = useState(false);
  const all = { value: '', text: t('loan.history.all') };
  const fields = (
    <div css={row}>
      <SelectField
        label={t('loan.history.type')}
        value={filter.type ?? ''}
        options={[all, ...ACTIVITY_TYPES.map((value) => ({ value, text: t(`loan.activity.type.${value}`) }))]}
        onChange={(type) => onFilter(historyFilterFrom({ ...filter, type }))}
      />
      <SelectField
        label={t('loan.schedule.status')}
        value={filter.status ?? ''}
        options={[
          all,
          ...FILTER_STATUSES.map((value) => ({ value, text: t(`loan.activity.status.${value}`) })),
        ]}
        onChange={(status) => onFilter(historyFilterFrom({ ...filter, status }))}
      />
      <DayField
        end="from"
        first={since}
        last={filter.to ?? today}
        chosen={filter.from}
        onDay={(from) => onFilter({ ...filter, from })}
      />
      <DayField
        end="to"
        first={filter.from ?? since}
        last={today}
        chosen={filter.to}
        onDay={(to) => onFilter({ ...filter, to })}
      />
    </div>
  );
  return (
    <search ref={ref} data-print="none">
      {/* One element for every width: a calendar that is open stays open while a phone is turned. */}
      <details
        css={narrow && fold}
        open={unfolded || !narrow}
        onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      >
        <summary hidden={!narrow} css={summary}>
          {narrow && words}
        </summary>
        {fields}
      </details>
    </search>
  );
};

/** The first or the last day of a history: a button that shows the day and opens a calendar. */
const DayField = ({
  end,
  onDay,
  ...days
}: Pick<CalendarProps, 'first' | 'last' | 'chosen'> & {
  readonly end: 'from' | 'to';
  readonly onDay: (day: PlainDate | undefined) => void;
}) => {
  const { t, format } = useWords();
  const today = useToday();
  const [open, setOpen] = useState(false);
  const label = t(`loan.history.${end}`);
  const said = days.chosen ? format.dateShort(days.chosen) : t('loan.history.anyDay');
  const choose = (next: PlainDate | undefined): void => {
    setOpen(false);
    onDay(next);
  };
  const content = (
    <>
      <LazyCalendar longRange today={today} {...days} onChoose={choose} />
      {days.chosen && (
        <Button variant="secondary" wide onClick={() => choose(undefined)}>
          {t('loan.history.anyDay')}
        </Button>
      )}
    </>
  );
  return (
    <Field label={label}>
      {(tied) => (
        <>
          <button
            {...tied}
            type="button"
            css={[fieldStyle.box, box]}
            aria-haspopup="dialog"
            aria-label={`${label} ${said}`}
            onClick={() => setOpen(true)}
          >
            {said}
            <CalendarIcon size="1.25rem" aria-hidden="true" />
          </button>
          <StepModal
            open={open}
            onClose={() => setOpen(false)}
            step={{ id: 'day', heading: t(`loan.history.${end}.heading`), content }}
          />
        </>
      )}
    </Field>
  );
};

const { color, media, space } = tokens;
const row = css({
  display: 'grid',
  // Relative to the text size, not to the window.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 14rem))',
  alignItems: 'start',
  gap: space[4],
  marginBlock: space[5],
  [media.small]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))' },
});
const fold = css({ marginBlock: space[3] });
const summary = css({
  minHeight: '3rem',
  paddingBlock: space[3],
  color: color.accent,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});
const box = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  textAlign: 'start',
  cursor: 'pointer',
  '& svg': { flex: 'none', color: color.textQuiet },
});
