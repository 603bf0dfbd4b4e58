import { css } from '@emotion/react';
import type { Autopay } from '@member-portal/domain/autopay';
import { autopayEnrolment } from '@member-portal/domain/autopay';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { Loan } from '@member-portal/domain/loan';
import type { FormEvent } from 'react';
import { useText } from '../../intl/use-text.ts';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import type { Command } from '../../services/use-command.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
import { ConsentToDocument } from '../payment/ConsentToDocument.tsx';
import { useDocumentConsent } from '../payment/use-document-consent.ts';
import { WhichLoan } from '../payment/WhichLoan.tsx';
import { AutopayFacts } from './AutopayFacts.tsx';
import { AutopayReviewActions } from './AutopayReviewActions.tsx';
import { AutopayTrouble } from './AutopayTrouble.tsx';
import type { AutopayField, CheckedAutopay } from './autopay-draft.ts';
import type { AutopayWayBack } from './autopay-way-back.ts';
import { DraftList } from './DraftList.tsx';
import { NoticeTold } from './NoticeTold.tsx';
import { useAutopayAuthorisation } from './use-autopay-authorisation.ts';
import type { AutopayToSave, SaveAutopayFailure } from './use-save-autopay.ts';

export interface AutopayReviewProps {
  readonly loan: Loan;
  readonly today: PlainDate;
  readonly autopay: CheckedAutopay;
  readonly save: Command<AutopayToSave, Autopay, SaveAutopayFailure>;
  /** Back to the form, to change a field. */
  readonly onChange: (field: AutopayField) => void;
}

const CONSENT_ID = 'autopay-consent';

/** Check your answers, the authorisation, consent, and the one button that turns autopay on or changes it. */
export const AutopayReview = ({ loan, today, autopay, save, onChange }: AutopayReviewProps) => {
  const t = useText();
  const navigation = useStepNavigation();
  const consent = useDocumentConsent(CONSENT_ID, useAutopayAuthorisation(loan, autopay));
  usePageLoaded('review and enrol');

  const { method, amountType, amount, startOn, preview } = autopay;
  const trouble = save.state.kind === 'failed' ? save.state.failure : undefined;
  const unknown = trouble?.kind === 'unknown-outcome';
  const enrols = !loan.autopay.enrolled;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const authorisation = consent.ask();
    if (!authorisation) return;
    const enrolment = autopayEnrolment(
      loan,
      { method, amountType, amount, startOn, authorisation },
      { ...preview.terms, today },
    );
    if (enrolment.isErr()) {
      // What was possible a moment ago no longer is, over midnight for instance: the form says why.
      onChange(enrolment.error.kind === 'method-not-usable' ? 'method' : 'start');
      return;
    }
    const saved = await save.run({
      loanId: loan.id,
      enrolment: enrolment.value,
      ...(method.id === loan.autopay.paymentMethodId ? {} : { newMethodType: method.type }),
    });
    if (saved?.isOk()) navigation.next('done');
  };

  const goBack = (way: AutopayWayBack): void => {
    save.reset();
    if (way === 'leave') navigation.close();
    else if (way === 'review') consent.renew();
    else onChange(way);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} css={parts}>
      <WhichLoan loan={loan} />
      <AutopayFacts loan={loan} autopay={autopay} onChange={save.running || unknown ? undefined : onChange} />
      <DraftList heading={t('autopay.drafts.title')} drafts={preview.drafts} />
      <NoticeTold preview={preview} />
      <ConsentToDocument
        consent={consent}
        label={t('autopay.consent')}
        missingText={t('autopay.consent.missing')}
        locked={save.running || unknown}
      />
      {trouble ? <AutopayTrouble failure={trouble} /> : undefined}
      {consent.readable ? (
        <AutopayReviewActions trouble={trouble} enrols={enrols} running={save.running} onWayBack={goBack} />
      ) : undefined}
    </form>
  );
};

// Not a grid: in one, the bar of buttons would not stay at the modal's edge.
const parts = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[5] });
