import { css } from '@emotion/react';
import { isPositive, type Money } from '@member-portal/domain/money';
import type { Activity } from '@member-portal/domain/payment';
import { ActionLink } from '../../../controls/ActionLink.tsx';
import { Amount } from '../../../controls/Amount.tsx';
import { FactLine } from '../../../controls/FactLine.tsx';
import { StatusChip } from '../../../controls/StatusChip.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { paymentChipOf } from '../../../loan/status-chips.ts';
import { methodName } from '../../../payment/method-words.ts';
import { tokens } from '../../../theme/tokens.ts';
import type { Replaced } from './replaced-by.ts';
import { hasReceipt, isPlainlyBooked, spreadOf, useReplacedWords } from './use-activity-words.ts';

/** One line of the history: what it was, when, its state, and where the money went. */
export const ActivityLine = ({
  activity,
  replaced,
  brief = false,
  onReceipt,
}: {
  readonly activity: Activity;
  /** The payment that it was made in place of. */
  readonly replaced?: Replaced | undefined;
  /** Only what it was, when, and its state. */
  readonly brief?: boolean;
  /** Shows the receipt; absent where there is no room for one, or none is offered. */
  readonly onReceipt?: ((activity: Activity) => void) | undefined;
}) => {
  const t = useText();
  const format = useFormat();
  const { type, status, amount, on, method, confirmation } = activity;
  const inPlaceOf = useReplacedWords()(replaced);
  const small = [
    format.dateLong(on),
    ...(method && !brief ? [methodName(t, method)] : []),
    ...(confirmation && !brief ? [t('loan.activity.confirmation', { confirmation })] : []),
  ];
  const spread = brief ? undefined : spreadOf(activity);
  const parts = ({ principal, interest }: { readonly principal: Money; readonly interest: Money }) => ({
    principal: format.money(principal),
    interest: format.money(interest),
  });
  return (
    <li css={line}>
      <span css={what}>
        <span css={name}>{t(`loan.activity.type.${type}`)}</span>
        {isPlainlyBooked(activity) ? undefined : (
          <StatusChip style={paymentChipOf(status)} text={t(`loan.activity.status.${status}`)} />
        )}
      </span>
      <span css={figure}>
        <Amount value={amount} />
      </span>
      <span css={quiet}>
        <FactLine facts={small} />
      </span>
      {inPlaceOf === undefined ? undefined : <span css={quiet}>{inPlaceOf}</span>}
      {spread ? (
        <span css={quiet}>
          {isPositive(spread.fees)
            ? t('loan.activity.allocation', { ...parts(spread), fees: format.money(spread.fees) })
            : t('loan.schedule.split', parts(spread))}
        </span>
      ) : undefined}
      {onReceipt && hasReceipt(activity) ? (
        <span css={whole}>
          <ActionLink
            aria-label={t('loan.receipt.of', { amount: format.money(amount), date: format.dateLong(on) })}
            onClick={() => onReceipt(activity)}
          >
            {t('loan.receipt.show')}
          </ActionLink>
        </span>
      ) : undefined}
    </li>
  );
};

const { color, media, size, space, weight } = tokens;
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  [media.fewLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&:last-of-type': { borderBlockEnd: 0 },
});
const what = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[3]}` });
const name = css({ fontWeight: weight.medium });
const figure = css({ fontWeight: weight.bold, textAlign: 'end', [media.fewLetters]: { textAlign: 'start' } });
const whole = css({ gridColumn: '1 / -1', fontSize: size.small, '& > button': { minBlockSize: '1.5rem' } });
const quiet = css({
  gridColumn: '1 / -1',
  fontSize: size.small,
  color: color.textQuiet,
  overflowWrap: 'anywhere',
});
