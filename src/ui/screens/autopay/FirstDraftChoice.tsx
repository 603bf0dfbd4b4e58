import type { PlainDate } from '@member-portal/domain/calendar';
import { useToday } from '../../clock/use-today.ts';
import { RadioCards } from '../../controls/RadioCards.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';

/** With which due day autopay begins. One day that is possible is no choice: it shows among the drafts. */
export const FirstDraftChoice = ({
  id,
  legend,
  days,
  chosen,
  onChoose,
}: {
  readonly id: string;
  readonly legend: string;
  readonly days: readonly PlainDate[];
  readonly chosen: PlainDate;
  readonly onChoose: (day: PlainDate) => void;
}) => {
  const t = useText();
  const { dayInWords } = useFormat();
  const today = useToday();
  if (days.length < 2) return undefined;
  return (
    <RadioCards
      id={id}
      legend={legend}
      hint={t('autopay.start.hint')}
      chips
      cards={days.map((day) => ({ value: day, label: dayInWords(day, today) }))}
      value={chosen}
      onChange={onChoose}
      actionName="first automatic payment"
    />
  );
};
