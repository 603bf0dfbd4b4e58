import type { TurnOffFailure } from '@member-portal/application/autopay';
import {
  type AutopayEvent,
  type AutopayField,
  type AutopayState,
  autopayFacts,
  type SaveAutopayFailure,
} from '@member-portal/application/flows/autopay';
import { autopayRefusal } from '@member-portal/application/flows/ordering';
import { type DueByHand, NOTICE_DAYS, noticeToShow } from '@member-portal/domain/autopay';
import type { ReactNode } from 'react';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { Notice } from '../../controls/Notice.tsx';
import type { MessageKey } from '../../intl/messages.ts';
import { useWords } from '../../intl/use-words.ts';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { methodName } from '../../payment/method-words.ts';
import type { Draws } from '../../services/use-flow.ts';
import { ConsentForm } from '../ordering/ConsentForm.tsx';
import { Trouble, type TroubleText } from '../ordering/outcome.tsx';
import { DraftList } from './DraftList.tsx';

/** The review of what autopay will draw, as lines with a change button each, until it is sent. */
export const AutopayReview = ({
  state,
  send,
}: Draws<Extract<AutopayState, { readonly kind: 'reviewing' }>, AutopayEvent>) => {
  const { t } = useWords();
  const { form, autopay, consent, saving } = state;
  const { loan, mode } = form.options;
  const notice = noticeToShow(autopay.preview.terms);
  const days = { days: NOTICE_DAYS };
  const isOut = saving.kind === 'sending' || saving.kind === 'unknown';
  const failed = saving.kind === 'failed' ? saving : undefined;
  const trouble =
    saving.kind === 'unknown' ? UNKNOWN : failed && troubleText(failed.failure, 'autopay.refused.title');
  return (
    <ConsentForm
      to="autopay"
      submit={t(mode === 'enrol' ? 'autopay.submit' : 'autopay.submit.change')}
      at={saving.kind}
      consent={consent}
      trouble={trouble && <Trouble text={trouble} />}
      way={failed?.way}
      send={send}
      onSubmit={() => send({ kind: 'submit' })}
      onMend={() => send({ kind: 'mend' })}
    >
      <WhichLoan loan={loan} />
      <ByHand due={autopay.preview.byHand} />
      <AutopayFacts
        facts={autopayFacts(state)}
        onChange={isOut ? undefined : (field) => send({ kind: 'change', field })}
      />
      <DraftList drafts={autopay.preview.drafts} fixed="autopay.drafts.fixedThen" />
      {notice === 'waived' ? (
        <Notice tone="warning" heading={t('autopay.waived.title')}>
          {t('autopay.waived.text', days)}
        </Notice>
      ) : (
        notice && <p>{t(`autopay.notice.${notice}`, days)}</p>
      )}
    </ConsentForm>
  );
};

/** Amounts that autopay does not cover. */
export const ByHand = ({ due: { pastDue, coming } }: { readonly due: DueByHand }) => {
  const { t, format } = useWords();
  return (
    <>
      {pastDue && (
        <Notice tone="warning">{t('autopay.byHand.pastDue', { amount: format.money(pastDue) })}</Notice>
      )}
      {coming.map(({ amount, dueOn }) => (
        <Notice key={dueOn} tone="warning">
          {t('autopay.byHand.next', { amount: format.money(amount), date: format.dateLong(dueOn) })}
        </Notice>
      ))}
    </>
  );
};

/** Autopay as lines with a change button each; without buttons once it was sent. */
export const AutopayFacts = ({
  facts: { frequency, amountType, amount, amountField, method, next, movable, since },
  onChange,
}: {
  readonly facts: ReturnType<typeof autopayFacts>;
  readonly onChange: ((field: AutopayField) => void) | undefined;
}) => {
  const { t, format } = useWords();
  const unknown = t('autopay.fact.unknown');
  const change = (field: AutopayField): ReactNode =>
    onChange && (
      <ActionLink aria-label={t(`autopay.change.${field}`)} onClick={() => onChange(field)}>
        {t('payment.review.change')}
      </ActionLink>
    );
  const named = amountType && t(`autopay.amountType.${amountType}`);
  return (
    <DefinitionList
      items={[
        {
          term: t('autopay.fact.amount'),
          value: amount ? format.money(amount) : (named ?? unknown),
          action: change(amountField),
        },
        { term: t('autopay.fact.frequency'), value: t(`autopay.frequency.short.${frequency}`) },
        {
          term: t('payment.method'),
          value: method ? methodName(t, method) : unknown,
          action: change('method'),
        },
        next && {
          term: t(`autopay.fact.${next.is}`),
          value: format.dateLong(next.on),
          action: movable && change('start'),
        },
        since && { term: t('autopay.fact.since'), value: format.dateLong(since) },
      ]}
    />
  );
};

const UNKNOWN: TroubleText = {
  tone: 'warning',
  title: 'autopay.unknown.title',
  texts: ['autopay.unknown.text'],
};

/** Why autopay was not saved or turned off, or that this is still unknown; `title` names the failed change. */
export const troubleText = (failure: SaveAutopayFailure | TurnOffFailure, title: MessageKey): TroubleText => {
  switch (failure.kind) {
    case 'earlier-change-undecided':
      return { tone: 'warning', title: 'autopay.undecided.title', texts: ['autopay.undecided.text'] };
    case 'not-offered':
      return { title, texts: ['autopay.ineligible.autopay-not-offered'] };
    case 'refused':
      return { title, texts: [`autopay.refused.${autopayRefusal(failure.refusal)}`] };
    default:
      return { title, failure };
  }
};
