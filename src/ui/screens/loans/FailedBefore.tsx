import { css } from '@emotion/react';
import { isPastDue, isPayable, type LoanSummary } from '@member-portal/domain/loan';
import { curesDue } from '@member-portal/domain/payment';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { tokens } from '../../theme/tokens.ts';
import { useFailedPayment } from '../payment/use-failed-payment.ts';
import { useToday } from './use-today.ts';

/**
 * Beside what is due: that a payment of it failed, and when it is tried again, so that nobody pays it twice. It is asked
 * for only where a failed payment can be why something is due by now.
 */
export const FailedBefore = ({ loan }: { readonly loan: LoanSummary }) => {
  const today = useToday();
  const due = isPastDue(loan) || (loan.nextPayment !== undefined && loan.nextPayment.dueOn <= today);
  const covered = loan.paymentsInProgress?.some(curesDue) ?? false;
  const failed = useFailedPayment(loan, due && isPayable(loan) && !covered);
  return failed ? (
    <p css={line}>
      <CircleAlert size={20} aria-hidden="true" />
      {failed.text}
    </p>
  ) : undefined;
};

const { color, space } = tokens;
const line = css({
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  margin: 0,
  marginBlockStart: space[2],
  color: color.text,
  '& svg': { flex: 'none', marginBlockStart: '0.15em', color: color.dangerText },
});
