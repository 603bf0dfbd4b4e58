import { css } from '@emotion/react';
import { isPositive, type Money } from '@member-portal/domain/money';
import { type Activity, paymentChipOf } from '@member-portal/domain/payment';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { Amount } from '../../controls/Amount.tsx';
import { FactLine } from '../../controls/FactLine.tsx';
import { StatusChip } from '../../controls/StatusChip.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { methodName } from '../payment/method-words.ts';

/** Money that has changed hands is receipted; fees and adjustments are not, nor what is still under way or fell through. */
const hasReceipt = ({ type, status }: Activity): boolean =>
  (type === 'PAYMENT' || type === 'AUTOPAY' || type === 'REFUND') &&
  (status === 'RECEIVED' || status === 'REFUNDED');

/** One line of the history: what it was, when, how it stands, and where the money went. */
export const ActivityLine = ({
  activity,
  onReceipt,
}: {
  readonly activity: Activity;
  /** Shows the receipt; absent where there is no room for one, or none is offered. */
  readonly onReceipt?: ((activity: Activity) => void) | undefined;
}) => {
  const t = useText();
  const format = useFormat();
  const { type, status, amount, on, method, allocation, confirmation } = activity;
  // Nobody receives a fee or an adjustment: it is simply booked.
  const booked = (type === 'FEE' || type === 'ADJUSTMENT') && status === 'RECEIVED';
  const small = [
    format.dateLong(on),
    ...(method ? [methodName(t, method)] : []),
    ...(confirmation ? [t('loan.activity.confirmation', { confirmation })] : []),
  ];
  const spread = allocation && Object.values(allocation).some(isPositive) ? allocation : undefined;
  const parts = ({ principal, interest }: { readonly principal: Money; readonly interest: Money }) => ({
    principal: format.money(principal),
    interest: format.money(interest),
  });
  return (
    <li css={line}>
      <span css={what}>
        <span css={name}>{t(`loan.activity.type.${type}`)}</span>
        {booked ? undefined : (
          <StatusChip style={paymentChipOf(status)} text={t(`loan.activity.status.${status}`)} />
        )}
      </span>
      <span css={figure}>
        <Amount value={amount} />
      </span>
      <span css={quiet}>
        <FactLine facts={small} />
      </span>
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

const { color, size, space, weight } = tokens;
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  '&:last-of-type': { borderBlockEnd: 0 },
});
const what = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[3]}` });
const name = css({ fontWeight: weight.medium });
const figure = css({ fontWeight: weight.bold, textAlign: 'end' });
const whole = css({ gridColumn: '1 / -1', fontSize: size.small, '& > button': { minBlockSize: '24px' } });
const quiet = css({
  gridColumn: '1 / -1',
  fontSize: size.small,
  color: color.textQuiet,
  overflowWrap: 'anywhere',
});
