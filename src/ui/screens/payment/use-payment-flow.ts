import { KeptDrafts } from '@member-portal/application/session';
import { RecordEvent } from '@member-portal/application/telemetry';
import type { LoanId } from '@member-portal/domain/loan';
import { type AmountType, retryReplacedBy } from '@member-portal/domain/payment';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useService } from '../../services/ServicesProvider.tsx';
import { useToday } from '../loans/use-today.ts';
import {
  type CheckedPayment,
  type DraftField,
  firstDraft,
  inPlaceOf,
  type PaymentDraft,
  paymentDraftOf,
  type RetriedPayment,
} from './payment-draft.ts';
import { writeTypedAmount } from './typed-amount.ts';
import { usePay } from './use-pay.ts';
import { usePaymentChoices } from './use-payment-choices.ts';

/**
 * Where a payment stands. It is kept here and not in the steps, so that Back, a refusal or a failed request loses nothing of
 * it; what was typed also outlives a closed dialog and a forced sign-out, until it was paid.
 */
export const usePaymentFlow = (loanId: LoanId, retried: RetriedPayment | undefined, open: boolean) => {
  const { locale } = useIntl();
  const today = useToday();
  const drafts = useService(KeptDrafts);
  const recordEvent = useService(RecordEvent);
  const choices = usePaymentChoices(loanId);
  const pay = usePay(open);
  const place = paymentDraftOf(loanId, retried);
  const { name } = place;
  const [edited, setEdited] = useState<PaymentDraft | undefined>(() => drafts.read(place));
  const [checked, setChecked] = useState<CheckedPayment | undefined>(undefined);
  const [focusOn, setFocusOn] = useState<DraftField | undefined>(undefined);
  const recorded = useRef<AmountType | undefined>(undefined);

  const rules = choices.state === 'ready' ? choices.rules : undefined;
  const retry = choices.state === 'ready' ? choices.retryAhead : undefined;
  const draft = edited ?? (rules && firstDraft(rules, (amount) => writeTypedAmount(amount, locale), retried));
  const outcome = pay.state.kind === 'done' ? pay.state.value : undefined;
  useEffect(() => {
    if (outcome) drafts.drop({ name });
  }, [outcome, drafts, name]);

  const edit = (changed: PaymentDraft): void => {
    setEdited(changed);
    drafts.keep(place, changed);
  };
  return {
    choices,
    rules,
    draft,
    checked,
    pay,
    outcome,
    today,
    retry,
    choose: {
      focusOn,
      setFocusOn,
      edit,
      /** Chooses a method that was just added. */
      addMethod: (methodId: PaymentMethodId): void => {
        if (draft) edit({ ...draft, methodId });
        setFocusOn('method');
      },
      /** Takes a payment to its review. */
      review: (payment: CheckedPayment): void => {
        setEdited(draft);
        setChecked(inPlaceOf(retried ?? retryReplacedBy(payment.amountType, retry), payment));
        setFocusOn(undefined);
        pay.reset();
        if (recorded.current === payment.amountType) return;
        recorded.current = payment.amountType;
        recordEvent(trackedEvent('payment_amount_type', { amountType: payment.amountType }));
      },
    },
  };
};
export type PaymentFlow = ReturnType<typeof usePaymentFlow>;
