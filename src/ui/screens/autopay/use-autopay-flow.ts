import { KeptDrafts } from '@member-portal/application/session';
import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { useState } from 'react';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useService } from '../../services/ServicesProvider.tsx';
import { writeTypedAmount } from '../payment/typed-amount.ts';
import { useSending } from '../payment/use-sending.ts';
import {
  type AutopayDraft,
  type AutopayField,
  autopayDraftOf,
  type CheckedAutopay,
} from './autopay-draft.ts';
import { firstAutopayDraft } from './first-autopay-draft.ts';
import { useAutopayOptions } from './use-autopay-options.ts';
import { useSaveAutopay } from './use-save-autopay.ts';
import { useTurnOff } from './use-turn-off.ts';

/**
 * Where autopay of a loan stands while it is turned on, changed or turned off. `enrolled` is what the page around knows;
 * what is read here decides. `onSending` hears when what was typed is on its way.
 */
export const useAutopayFlow = (loanId: LoanId, enrolled: boolean, onSending: () => void) => {
  const { locale } = useIntl();
  const drafts = useService(KeptDrafts);
  const place = autopayDraftOf(loanId);
  const save = useSaveAutopay();
  const turnOff = useTurnOff();
  useSending(save.state.kind, place, onSending);
  const unsettled = save.state.kind === 'failed' && save.state.failure.kind === 'unknown-outcome';
  const changing = [save, turnOff].some(({ state }) => state.kind === 'running' || state.kind === 'done');
  // Read again while its outcome is unknown, an enrolment that did arrive would be sent again as a change of itself.
  const choices = useAutopayOptions(loanId, changing || unsettled);
  // Kept here and not in the steps, so that Back, a refusal or a failed request loses nothing of it.
  const [edited, setEdited] = useState<AutopayDraft | undefined>(() => drafts.read(place));
  const [checked, setChecked] = useState<CheckedAutopay | undefined>(undefined);
  const [focusOn, setFocusOn] = useState<AutopayField | undefined>(undefined);

  const rules = choices.state === 'ready' ? choices.rules : undefined;
  const options = rules?.options;
  const draft =
    edited ?? (options && firstAutopayDraft(options, (amount) => writeTypedAmount(amount, locale)));
  const enrols = options ? options.mode === 'enrol' : !enrolled;
  const saved = save.state.kind === 'done' ? save.state.value : undefined;

  const edit = (changed: AutopayDraft): void => {
    setEdited(changed);
    drafts.keep(place, changed);
  };
  const review = (autopay: CheckedAutopay): void => {
    setChecked(autopay);
    setFocusOn(undefined);
    save.reset();
  };
  return {
    choices,
    rules,
    draft,
    checked,
    save,
    turnOff,
    unsettled,
    enrols,
    saved,
    focusOn,
    setFocusOn,
    edit,
    review,
    /** Chooses a method that was just added. */
    addMethod: (methodId: PaymentMethodId): void => {
      if (draft) edit({ ...draft, methodId });
      setFocusOn('method');
    },
  };
};
