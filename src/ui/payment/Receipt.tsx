import { css } from '@emotion/react';
import { PortalConfiguration } from '@member-portal/application/ports';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { LoanSummary } from '@member-portal/domain/loan';
import type { Activity } from '@member-portal/domain/payment';
import { Amount } from '../controls/Amount.tsx';
import { DefinitionList } from '../controls/DefinitionList.tsx';
import { PrintedFor } from '../files/PrintedFor.tsx';
import { useWords } from '../intl/use-words.ts';
import { PhoneLine } from '../loan/PhoneLine.tsx';
import { LoanName } from '../loan/WhichLoan.tsx';
import { useService } from '../services/ServicesProvider.tsx';
import { onPaper, text } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';
import { ConfirmationNumber } from './ConfirmationNumber.tsx';
import { methodName } from './method-words.ts';

/** The data of a receipt, for a payment just made or from the history. */
export interface ReceiptFacts extends Pick<Activity, 'amount' | 'on' | 'method' | 'confirmation'> {
  /** Its status as text. */
  readonly status: string;
  /** The kind of activity as text, if not obvious. */
  readonly type?: string;
  /** The day on which the money leaves the account, if known and different. */
  readonly debitedOn?: PlainDate | undefined;
  readonly loan: Pick<LoanSummary, 'merchant' | 'number'> | undefined;
  readonly allocation?: Activity['allocation'];
  /** Whether the allocation is an estimate from the loan's terms, not booked yet. */
  readonly estimated?: boolean;
}

/** The receipt of a payment, after it was made and in the history. It is printed alone. */
export const Receipt = ({ facts }: { readonly facts: ReceiptFacts }) => {
  const { t, format, locale } = useWords();
  const { name: lender, support } = useService(PortalConfiguration);
  const { amount, status, type, on, debitedOn, method, confirmation, loan, allocation, estimated } = facts;
  return (
    <section data-print="only" aria-label={t('loan.receipt.title')}>
      <p css={title}>{t('payment.receipt.title', { lender })}</p>
      <PrintedFor />
      <p css={figure}>
        <Amount value={amount} size="page" />
      </p>
      <DefinitionList
        items={[
          type !== undefined && { term: t('loan.csv.type'), value: type },
          { term: t('loan.csv.status'), value: status },
          { term: t('payment.success.date'), value: format.dateLong(on) },
          debitedOn !== undefined &&
            debitedOn !== on && { term: t('payment.effect.debited'), value: format.dateLong(debitedOn) },
          method && { term: t('loan.csv.method'), value: methodName(t, method) },
          !!confirmation && {
            term: t('payment.success.confirmation'),
            value: <ConfirmationNumber number={confirmation} />,
          },
          loan && { term: t('payment.success.for'), value: <LoanName loan={loan} /> },
          ...(['principal', 'interest', 'fees'] as const).map(
            (part) =>
              allocation && { term: t(`loan.csv.${part}`), value: <Amount value={allocation[part]} /> },
          ),
          { term: t('loan.receipt.lender'), value: lender },
          support[locale] && { term: t('payment.receipt.questions'), value: <PhoneLine /> },
        ]}
      />
      {allocation && estimated && <p css={text.small}>{t('payment.effect.estimate')}</p>}
    </section>
  );
};

const { size, space } = tokens;
const figure = css({ marginBlock: space[3] });
const title = css(onPaper, text.strong, { marginBlockEnd: space[5], fontSize: size.title });
