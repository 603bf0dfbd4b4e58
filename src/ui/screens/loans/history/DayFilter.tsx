import { css } from '@emotion/react';
import { type PlainDate, plainDate } from '@member-portal/domain/calendar';
import CalendarIcon from 'lucide-react/icons/calendar';
import { useId, useState } from 'react';
import { LazyCalendar } from '../../../calendar/LazyCalendar.tsx';
import { useToday } from '../../../clock/use-today.ts';
import { Button } from '../../../controls/Button.tsx';
import { fieldStyle } from '../../../controls/field-style.ts';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { MultiStepModal } from '../../../modal/MultiStepModal.tsx';
import { modalStep } from '../../../modal/modal-step.ts';
import { tokens } from '../../../theme/tokens.ts';

interface DayRange {
  readonly first: PlainDate | undefined;
  readonly last: PlainDate | undefined;
}

/** One end of the days that a history shows: a button that says the day and opens a calendar. */
export const DayFilter = ({
  label,
  heading,
  day,
  onDay,
  ...range
}: DayRange & {
  readonly label: string;
  readonly heading: string;
  /** ISO text of the chosen day; empty where none is. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}) => {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const [open, setOpen] = useState(false);
  const chosen = plainDate(day).unwrapOr(undefined);
  const choose = (next: string): void => {
    setOpen(false);
    onDay(next);
  };
  return (
    <div css={fieldStyle.group}>
      <span id={`${id}-label`} css={fieldStyle.label}>
        {label}
      </span>
      <button
        type="button"
        id={id}
        css={[fieldStyle.box, box]}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-day`}
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-day`}>{chosen ? format.dateShort(chosen) : t('loan.history.anyDay')}</span>
        <CalendarIcon size="1.25rem" aria-hidden="true" />
      </button>
      <MultiStepModal
        open={open}
        onClose={() => setOpen(false)}
        initialStep="day"
        steps={{
          day: modalStep({
            heading,
            component: DayStep,
            props: { ...range, chosen, onChoose: choose },
          }),
        }}
      />
    </div>
  );
};

const DayStep = ({
  first,
  last,
  chosen,
  onChoose,
}: DayRange & { readonly chosen: PlainDate | undefined; readonly onChoose: (day: string) => void }) => {
  const t = useText();
  const today = useToday();
  return (
    <>
      <LazyCalendar longRange today={today} first={first} last={last} chosen={chosen} onChoose={onChoose} />
      {chosen ? (
        <Button variant="secondary" wide onClick={() => onChoose('')}>
          {t('loan.history.anyDay')}
        </Button>
      ) : undefined}
    </>
  );
};

const box = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[2],
  textAlign: 'start',
  cursor: 'pointer',
  '& svg': { flex: 'none', color: tokens.color.textQuiet },
});
