import { css } from '@emotion/react';
import { Clock } from '@member-portal/application/ports';
import type { Autopay } from '@member-portal/domain/autopay';
import { autopayEnrolment } from '@member-portal/domain/autopay';
import type { Instant, PlainDate } from '@member-portal/domain/calendar';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import type { Loan } from '@member-portal/domain/loan';
import { type FormEvent, useState } from 'react';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { DocumentView } from '../../controls/DocumentView.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useText } from '../../intl/use-text.ts';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import type { Command } from '../../services/use-command.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
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
  const clock = useService(Clock);
  const navigation = useStepNavigation();
  const authorisation = useAutopayAuthorisation(loan, autopay);
  const [consent, setConsent] = useState<
    { readonly documentId: string; readonly acceptedAt: Instant } | undefined
  >(undefined);
  const [shown, setShown] = useState<DisclosureDocument | undefined>(undefined);
  const [unticked, setUnticked] = useState(false);
  usePageLoaded('review and enrol');

  const { method, amountType, amount, startOn, preview } = autopay;
  const document = authorisation.state.kind === 'done' ? authorisation.state.value : undefined;
  // Nobody agrees to a text that was never on the screen.
  const readable = document !== undefined && shown === document;
  const trouble = save.state.kind === 'failed' ? save.state.failure : undefined;
  const unknown = trouble?.kind === 'unknown-outcome';
  const enrols = !loan.autopay.enrolled;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!document || !readable) return;
    if (consent?.documentId !== document.id) {
      setUnticked(true);
      window.document.getElementById(CONSENT_ID)?.focus();
      return;
    }
    const enrolment = autopayEnrolment(
      loan,
      { method, amountType, amount, startOn, authorisation: consent },
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
    else if (way === 'review') {
      setConsent(undefined);
      authorisation.prepare();
    } else onChange(way);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} css={parts}>
      <WhichLoan loan={loan} />
      <AutopayFacts loan={loan} autopay={autopay} onChange={save.running || unknown ? undefined : onChange} />
      <DraftList heading={t('autopay.drafts.title')} drafts={preview.drafts} />
      <NoticeTold preview={preview} />
      {document ? (
        <DocumentView document={document} onReady={setShown} />
      ) : authorisation.state.kind === 'failed' ? (
        <Failure failure={authorisation.state.failure} onRetry={authorisation.prepare} />
      ) : (
        <Spinner />
      )}
      {readable ? (
        <Checkbox
          id={CONSENT_ID}
          label={t('autopay.consent')}
          checked={consent?.documentId === document.id}
          onChange={(ticked) => {
            if (save.running || unknown) return;
            setUnticked(false);
            setConsent(ticked ? { documentId: document.id, acceptedAt: clock.now() } : undefined);
          }}
          error={unticked ? t('autopay.consent.missing') : undefined}
        />
      ) : undefined}
      {trouble ? <AutopayTrouble failure={trouble} /> : undefined}
      {readable ? (
        <AutopayReviewActions trouble={trouble} enrols={enrols} running={save.running} onWayBack={goBack} />
      ) : undefined}
    </form>
  );
};

// Not a grid: in one, the bar of buttons would not stay at the modal's edge.
const parts = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[5] });
