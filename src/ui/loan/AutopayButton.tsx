import type { LoanSummary } from '@member-portal/domain/loan';
import { Button } from '../controls/Button.tsx';
import type { ButtonVariant } from '../controls/button-style.ts';
import { useLoanDialogs } from '../dialogs/LoanDialogs.tsx';
import { useText } from '../intl/use-text.ts';
import { merchantNameOf } from './loan-words.ts';
import { useWayToAutopay } from './use-way-to-autopay.ts';

/** Sets autopay up or manages it; undefined if the loan offers neither. */
export const AutopayButton = ({
  loan,
  variant = 'secondary',
  wide = false,
  named = false,
}: {
  readonly loan: LoanSummary;
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
  /** Among several loans: an accessible name that includes the loan. */
  readonly named?: boolean;
}) => {
  const t = useText();
  const dialogs = useLoanDialogs();
  const which = useWayToAutopay(loan);
  if (which === undefined) return undefined;
  const { id, number, autopayEnrolled: enrolled } = loan;
  return (
    <Button
      variant={variant}
      wide={wide}
      data-dd-action-name="autopay"
      {...(named && {
        'aria-label': t(`autopay.${which}For`, { merchant: merchantNameOf(loan, t), number }),
      })}
      onClick={() => dialogs.open({ flow: 'autopay', loanId: id, enrolled })}
    >
      {t(`autopay.${which}`)}
    </Button>
  );
};
