import { css } from '@emotion/react';
import type { Installment, InstallmentStatus } from '@member-portal/domain/loan';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { stateTones } from '../../../theme/state-tones.ts';
import { tokens } from '../../../theme/tokens.ts';

const { color } = tokens;

const LOOKS = {
  PAID: { icon: CircleCheck, ink: css({ color: color.successText }) },
  PARTIAL: { icon: CircleDot, ink: css({ color: color.warningText }) },
  DUE: { icon: CircleDot, ink: css({ color: color.accent }) },
  PAST_DUE: { icon: TriangleAlert, ink: css([stateTones.late, { color: 'var(--tone-ink)' }]) },
  PROCESSING: { icon: Clock, ink: css([stateTones.processing, { color: 'var(--tone-ink)' }]) },
  UPCOMING: { icon: Clock, ink: css({ color: color.textQuiet }) },
} as const satisfies Readonly<Record<InstallmentStatus | 'PROCESSING', object>>;

/** The state of an instalment in a word with its icon, and how much of it is paid where that is a part. */
export const InstallmentState = ({
  installment,
  isProcessing,
}: {
  readonly installment: Installment;
  /** Whether payments in progress bring it. */
  readonly isProcessing: boolean;
}) => {
  const t = useText();
  const format = useFormat();
  const { status, paid, amount } = installment;
  const { icon: Icon, ink } = LOOKS[isProcessing ? 'PROCESSING' : status];
  const inPart = status !== 'PAID' && paid.cents > 0;
  return (
    <span css={[row, ink]}>
      <Icon size="1.125rem" aria-hidden="true" />
      <span>
        {t(isProcessing ? 'loans.state.processing' : `loan.schedule.status.${status}`)}
        {inPart ? (
          <span css={part}>
            {t('loan.schedule.paidPart', { paid: format.money(paid), amount: format.money(amount) })}
          </span>
        ) : undefined}
      </span>
    </span>
  );
};

const row = css({
  display: 'inline-flex',
  gap: tokens.space[2],
  alignItems: 'flex-start',
  fontWeight: tokens.weight.medium,
  '& svg': { flex: 'none', marginBlockStart: '0.2em' },
});
const part = css({
  display: 'block',
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.normal,
  color: tokens.color.textQuiet,
});
