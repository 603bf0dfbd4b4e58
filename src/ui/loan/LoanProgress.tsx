import { type LoanSummary, progressOf } from '@member-portal/domain/loan';
import { ProgressBar } from '../controls/ProgressBar.tsx';
import { useText } from '../intl/use-text.ts';
import { above, text } from '../theme/styles.ts';

/** Paid instalments out of all, as a bar and as text. */
export const LoanProgress = ({
  loan,
}: {
  readonly loan: Pick<LoanSummary, 'installmentsPaid' | 'installmentsTotal'>;
}) => {
  const { paid, total } = progressOf(loan);
  const label = useText()('loans.paidOf', { paid, total });
  return (
    <div>
      <ProgressBar value={paid} max={total} label={label} />
      <p css={[text.small, above(2)]} aria-hidden="true">
        {label}
      </p>
    </div>
  );
};
