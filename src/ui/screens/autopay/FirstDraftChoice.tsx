import type { PlainDate } from '@member-portal/domain/calendar';
import { RadioCards } from '../../controls/RadioCards.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { AUTOPAY_FIELD_IDS } from './autopay-words.ts';

/** With which due day autopay begins. One day that is possible is no choice: it shows among the drafts. */
export const FirstDraftChoice = ({
  legend,
  days,
  chosen,
  onChoose,
}: {
  readonly legend: string;
  readonly days: readonly PlainDate[];
  readonly chosen: PlainDate;
  readonly onChoose: (day: PlainDate) => void;
}) => {
  const t = useText();
  const format = useFormat();
  if (days.length < 2) return undefined;
  return (
    <RadioCards
      id={AUTOPAY_FIELD_IDS.start}
      legend={legend}
      hint={t('autopay.start.hint')}
      cards={days.map((day) => ({
        value: day,
        label: t('autopay.start.due', { date: format.dateLong(day) }),
      }))}
      value={chosen}
      onChange={onChoose}
    />
  );
};
