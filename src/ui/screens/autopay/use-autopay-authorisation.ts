import { PrepareAutopay } from '@member-portal/application/autopay';
import type { DisclosureFailure } from '@member-portal/application/ports';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import type { Loan } from '@member-portal/domain/loan';
import { useLayoutEffect } from 'react';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useService } from '../../services/ServicesProvider.tsx';
import { type CommandState, useCommand } from '../../services/use-command.ts';
import type { CheckedAutopay } from './autopay-draft.ts';

/** The authorisation for exactly this autopay, prepared when the review shows and again on `prepare`. */
export const useAutopayAuthorisation = (
  loan: Loan,
  autopay: CheckedAutopay,
): { readonly state: CommandState<DisclosureDocument, DisclosureFailure>; readonly prepare: () => void } => {
  const prepareAutopay = useService(PrepareAutopay);
  const { locale } = useIntl();
  const { run, state } = useCommand(
    ({ amountType, amount, startOn, method, preview }: CheckedAutopay, signal) => {
      const { terms } = preview;
      // Where there is no notice to give up, the authorisation says that none is.
      const waiver = terms.country === 'CA' && !terms.enrolled ? { noticeWaived: terms.waived } : {};
      const chosen = { loan, amountType, amount, startOn, paymentMethodId: method.id, locale };
      return prepareAutopay({ ...chosen, ...waiver }, signal);
    },
  );
  // Before anything is painted: an authorisation of another choice is never seen, or agreed to, beside this one.
  useLayoutEffect(() => {
    void run(autopay);
  }, [run, autopay]);
  return { state, prepare: () => void run(autopay) };
};
