import type { PayFailure } from '@member-portal/application/flows/ordering';
import { outcomeOf } from '@member-portal/application/payments';
import { Failure } from '../../controls/Failure.tsx';
import { Notice } from '../../controls/Notice.tsx';
import type { MessageKey } from '../../intl/message-key.ts';
import { Rich } from '../../intl/Rich.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { ConfirmationNumber } from '../../payment/ConfirmationNumber.tsx';
import { wayBackOf } from './way-back.ts';

/** Whether nobody knows yet what became of the payment. */
export const isUnknown = (failure: PayFailure): boolean =>
  failure.kind === 'unknown-outcome' || (failure.kind === 'refused' && failure.refusal === 'still-running');

/** Why a payment did not come about, or that it is not known yet, in words. */
export const PaymentTrouble = ({ failure }: { readonly failure: PayFailure }) => {
  const t = useText();
  const format = useFormat();
  const told = (tone: 'warning' | 'danger', title: MessageKey, text: MessageKey) => (
    <Notice tone={tone} heading={t(title)} announce>
      {t(text)}
    </Notice>
  );
  const unknown = (
    <Notice tone="warning" heading={t('payment.unknown.title')} announce>
      <p>{t('payment.unknown.text')}</p>
      <p>{t('payment.unknown.follow')}</p>
      <p>{t('payment.unknown.leave')}</p>
    </Notice>
  );
  if (isUnknown(failure)) return unknown;
  switch (failure.kind) {
    case 'earlier-payment-found': {
      const { amount, payOn, confirmation } = outcomeOf(failure.payment);
      const facts = { amount: format.money(amount), date: format.dateLong(payOn) };
      return (
        <Notice tone="warning" heading={t('payment.earlier.title')} announce>
          <p>{t('payment.earlier.text', facts)}</p>
          {confirmation ? (
            <p>
              <Rich
                id="payment.earlier.confirmation"
                values={{ confirmation: <ConfirmationNumber number={confirmation} /> }}
              />
            </p>
          ) : undefined}
        </Notice>
      );
    }
    case 'earlier-payment-undecided':
      return told('warning', 'payment.undecided.title', 'payment.undecided.text');
    case 'never-booked':
      return told('danger', 'payment.refused.title', 'payment.never.text');
    case 'refused':
      return told('danger', 'payment.refused.title', wayBackOf(failure.refusal).text);
    case 'not-found':
      return told('danger', 'payment.refused.title', 'payment.refused.not-found');
    case 'request-failed':
      return <Failure failure={failure.failure} heading={t('payment.refused.title')} />;
    case 'unknown-outcome':
      return unknown;
  }
};
