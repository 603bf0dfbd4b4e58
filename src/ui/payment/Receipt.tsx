import { css } from '@emotion/react';
import { PortalConfiguration } from '@member-portal/application/ports';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { Money } from '@member-portal/domain/money';
import type { PaidWith } from '@member-portal/domain/payment';
import { Amount } from '../controls/Amount.tsx';
import { type Definition, DefinitionList } from '../controls/DefinitionList.tsx';
import { PrintedFor } from '../files/PrintedFor.tsx';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useFormat } from '../intl/use-format.ts';
import { useText } from '../intl/use-text.ts';
import { PhoneLine } from '../loan/PhoneLine.tsx';
import { LoanName } from '../loan/WhichLoan.tsx';
import { useService } from '../services/ServicesProvider.tsx';
import { tokens } from '../theme/tokens.ts';
import { ConfirmationNumber } from './ConfirmationNumber.tsx';
import { methodName } from './method-words.ts';

/** A payment as its receipt tells it, whether it was just made or is read in the history. */
export interface ReceiptFacts {
  readonly amount: Money;
  /** How it stands, in words. */
  readonly status: string;
  /** What kind of activity it is, in words, where that is not plain. */
  readonly type?: string | undefined;
  /** The day as of which it counts as paid. */
  readonly on: PlainDate;
  /** The day on which the money leaves the account, where it is known and another. */
  readonly debitedOn?: PlainDate | undefined;
  readonly method: PaidWith | undefined;
  readonly confirmation: string | undefined;
  readonly loan: { readonly merchant: string; readonly number: string } | undefined;
  readonly allocation?:
    | { readonly fees: Money; readonly interest: Money; readonly principal: Money }
    | undefined;
  /** The allocation is computed from the loan's terms, and not booked yet. */
  readonly estimated?: boolean;
}

/** The receipt of a payment: after it was made, in the history, and alone on the sheet where it is printed. */
export const Receipt = ({ facts }: { readonly facts: ReceiptFacts }) => {
  const t = useText();
  const format = useFormat();
  const { locale } = useIntl();
  const { name: lender, support } = useService(PortalConfiguration);
  const { amount, status, type, on, debitedOn, method, confirmation, loan, allocation, estimated } = facts;
  const line = (term: string, value: Definition['value'] | undefined): readonly Definition[] =>
    value === undefined ? [] : [{ term, value }];
  return (
    <section data-print="only" aria-label={t('loan.receipt.title')}>
      <p css={onPaper}>{t('payment.receipt.title', { lender })}</p>
      <PrintedFor />
      <p css={figure}>
        <Amount value={amount} size="page" />
      </p>
      <DefinitionList
        items={[
          ...line(t('loan.csv.type'), type),
          ...line(t('loan.csv.status'), status),
          ...line(t('payment.success.date'), format.dateLong(on)),
          ...line(
            t('payment.effect.debited'),
            debitedOn && debitedOn !== on ? format.dateLong(debitedOn) : undefined,
          ),
          ...line(t('loan.csv.method'), method && methodName(t, method)),
          ...line(
            t('payment.success.confirmation'),
            confirmation === undefined ? undefined : <ConfirmationNumber number={confirmation} />,
          ),
          ...line(t('payment.success.for'), loan && <LoanName loan={loan} />),
          ...(allocation
            ? [
                ...line(t('loan.csv.principal'), <Amount value={allocation.principal} />),
                ...line(t('loan.csv.interest'), <Amount value={allocation.interest} />),
                ...line(t('loan.csv.fees'), <Amount value={allocation.fees} />),
              ]
            : []),
          ...line(t('loan.receipt.lender'), lender),
          ...line(t('payment.receipt.questions'), support[locale] ? <PhoneLine /> : undefined),
        ]}
      />
      {allocation && estimated ? <p css={note}>{t('payment.effect.estimate')}</p> : undefined}
    </section>
  );
};

const { color, size, space, weight } = tokens;
const figure = css({ marginBlockEnd: space[3] });
const note = css({ color: color.textQuiet, fontSize: size.small });
const onPaper = css({
  marginBlockEnd: space[5],
  fontSize: size.title,
  fontWeight: weight.bold,
  '@media not print': { display: 'none' },
});
