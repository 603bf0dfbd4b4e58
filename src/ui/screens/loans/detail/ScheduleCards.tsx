import { css } from '@emotion/react';
import { Amount } from '../../../controls/Amount.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { tokens } from '../../../theme/tokens.ts';
import { foldStyle } from './fold-style.ts';
import { InstallmentState } from './InstallmentState.tsx';
import type { ScheduleProps } from './schedule-props.ts';

/** The schedule on a phone: date and amount, with state and parts beneath. */
export const ScheduleCards = ({ installments, shown, isCovered, brief }: ScheduleProps) => {
  const t = useText();
  const format = useFormat();
  return (
    <ol>
      {installments.map((installment) => (
        <li
          key={installment.number}
          hidden={!shown.has(installment)}
          css={[card, shown.has(installment) ? undefined : foldStyle.card]}
        >
          <span css={date}>{format.dateLong(installment.dueOn)}</span>
          <span css={amount}>
            <Amount value={installment.amount} />
          </span>
          <InstallmentState installment={installment} isProcessing={isCovered(installment)} />
          <span css={brief ? [parts, onPaper] : parts}>
            {t('loan.schedule.split', {
              principal: format.money(installment.principal),
              interest: format.money(installment.interest),
            })}
          </span>
        </li>
      ))}
    </ol>
  );
};

const { color, media, size, space, weight } = tokens;
const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  [media.fewLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&:last-of-type': { borderBlockEnd: 0 },
});
const date = css({ fontWeight: weight.medium });
const amount = css({ fontWeight: weight.bold, textAlign: 'end', [media.fewLetters]: { textAlign: 'start' } });
const onPaper = css({ '@media not print': { display: 'none' } });
const parts = css({ gridColumn: '1 / -1', fontSize: size.small, color: color.textQuiet });
