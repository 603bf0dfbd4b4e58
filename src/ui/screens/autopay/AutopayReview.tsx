import type {
  AutopayEvent,
  AutopayState,
  SaveAutopayFailure,
} from '@member-portal/application/flows/autopay';
import { mayConsent } from '@member-portal/application/flows/ordering';
import type { FormEvent } from 'react';
import { useText } from '../../intl/use-text.ts';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { stepFields } from '../../modal/step-parts.ts';
import { ConsentDocument } from '../ordering/ConsentDocument.tsx';
import { AutopayFacts } from './AutopayFacts.tsx';
import { AutopayReviewActions } from './AutopayReviewActions.tsx';
import { AutopayTrouble } from './AutopayTrouble.tsx';
import { DraftList } from './DraftList.tsx';
import { NoticeTold } from './NoticeTold.tsx';

type Reviewing = Extract<AutopayState, { readonly kind: 'reviewing' }>;

const troubleOf = ({ saving }: Reviewing): SaveAutopayFailure | undefined => {
  if (saving.kind === 'unknown') return { kind: 'unknown-outcome' };
  return saving.kind === 'failed' ? saving.failure : undefined;
};

/** Check your answers, and the one button that agrees and saves, with the authorisation under it. */
export const AutopayReview = ({
  state,
  send,
  onClose,
}: {
  readonly state: Reviewing;
  readonly send: (event: AutopayEvent) => void;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const { form, autopay, consent, saving } = state;
  const { loan, mode } = form.options;
  const isOut = saving.kind === 'sending' || saving.kind === 'unknown';
  const trouble = troubleOf(state);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ kind: 'submit' });
  };
  return (
    <form noValidate onSubmit={submit} css={stepFields}>
      <WhichLoan loan={loan} />
      <AutopayFacts
        loan={loan}
        autopay={autopay}
        onChange={isOut ? undefined : (field) => send({ kind: 'change', field })}
      />
      <DraftList heading={t('autopay.drafts.title')} drafts={autopay.preview.drafts} />
      <NoticeTold preview={autopay.preview} />
      {trouble ? <AutopayTrouble failure={trouble} /> : undefined}
      <AutopayReviewActions
        saving={saving}
        ready={mayConsent(consent)}
        enrols={mode === 'enrol'}
        onMend={() => send({ kind: 'mend' })}
        onClose={onClose}
      />
      <ConsentDocument consent={consent} send={send} />
    </form>
  );
};
