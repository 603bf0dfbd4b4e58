import type {
  AutopayEvent,
  AutopayState,
  SaveAutopayFailure,
} from '@member-portal/application/flows/autopay';
import { useText } from '../../intl/use-text.ts';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { ConsentForm } from '../ordering/ConsentForm.tsx';
import { AutopayFacts } from './AutopayFacts.tsx';
import { AutopayTrouble } from './AutopayTrouble.tsx';
import { WAY_BACK_TEXT } from './autopay-words.ts';
import { DraftList } from './DraftList.tsx';
import { NoticeTold } from './NoticeTold.tsx';

type Reviewing = Extract<AutopayState, { readonly kind: 'reviewing' }>;

const troubleOf = ({ saving }: Reviewing): SaveAutopayFailure | undefined => {
  if (saving.kind === 'unknown') return { kind: 'unknown-outcome' };
  return saving.kind === 'failed' ? saving.failure : undefined;
};

/** The review of what autopay will draw. */
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
  const way = saving.kind === 'failed' ? saving.way : undefined;
  return (
    <ConsentForm
      words={{
        consent: t('autopay.consent'),
        submit: t(mode === 'enrol' ? 'autopay.submit' : 'autopay.submit.change'),
        sending: t('autopay.submitting'),
      }}
      actionName="agree to autopay"
      consent={consent}
      send={send}
      sending={saving.kind === 'sending'}
      trouble={trouble ? <AutopayTrouble failure={trouble} /> : undefined}
      isUnknown={saving.kind === 'unknown'}
      instead={
        way && {
          text: t(WAY_BACK_TEXT[way]),
          onPress: way === 'leave' ? onClose : () => send({ kind: 'mend' }),
        }
      }
      onSubmit={() => send({ kind: 'submit' })}
      onClose={onClose}
    >
      <WhichLoan loan={loan} />
      <AutopayFacts
        loan={loan}
        autopay={autopay}
        onChange={isOut ? undefined : (field) => send({ kind: 'change', field })}
      />
      <DraftList heading={t('autopay.drafts.title')} drafts={autopay.preview.drafts} />
      <NoticeTold preview={autopay.preview} />
    </ConsentForm>
  );
};
