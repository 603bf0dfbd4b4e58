import { css } from '@emotion/react';
import type { Activity } from '@member-portal/domain/payment';
import { Amount } from '../../controls/Amount.tsx';
import { Button } from '../../controls/Button.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { tokens } from '../../theme/tokens.ts';
import { ConfirmationNumber } from '../payment/ConfirmationNumber.tsx';
import { methodName } from '../payment/method-words.ts';
import { PrintedFor } from './PrintedFor.tsx';

/** What was paid, to whom, by what, and where it went. Printed, it stands alone on the sheet. */
export const ReceiptStep = ({
  activity,
  loanNumber,
  lender,
}: {
  readonly activity: Activity;
  readonly loanNumber: string | undefined;
  readonly lender: string;
}) => {
  const t = useText();
  const format = useFormat();
  const { type, status, amount, on, method, allocation, confirmation } = activity;
  return (
    <>
      <section data-print="only" aria-label={t('loan.receipt.title')}>
        <p css={onPaper}>
          {lender} · {t('loan.receipt.title')}
        </p>
        <PrintedFor />
        <p css={figure}>
          <Amount value={amount} size="page" />
        </p>
        <DefinitionList
          items={[
            { term: t('loan.csv.type'), value: t(`loan.activity.type.${type}`) },
            { term: t('loan.csv.status'), value: t(`loan.activity.status.${status}`) },
            { term: t('loan.csv.date'), value: format.dateLong(on) },
            { term: t('loan.receipt.lender'), value: lender },
            ...(loanNumber ? [{ term: t('loan.receipt.loan'), value: loanNumber }] : []),
            ...(method ? [{ term: t('loan.csv.method'), value: methodName(t, method) }] : []),
            ...(confirmation
              ? [{ term: t('loan.csv.confirmation'), value: <ConfirmationNumber number={confirmation} /> }]
              : []),
            ...(allocation
              ? [
                  { term: t('loan.csv.principal'), value: <Amount value={allocation.principal} /> },
                  { term: t('loan.csv.interest'), value: <Amount value={allocation.interest} /> },
                  { term: t('loan.csv.fees'), value: <Amount value={allocation.fees} /> },
                ]
              : []),
          ]}
        />
      </section>
      <ModalActions>
        <Button wide onClick={() => window.print()}>
          {t('disclosure.print')}
        </Button>
      </ModalActions>
    </>
  );
};

const { size, space, weight } = tokens;
const figure = css({ margin: 0, marginBlockEnd: space[3] });
const onPaper = css({
  margin: 0,
  marginBlockEnd: space[5],
  fontSize: size.title,
  fontWeight: weight.bold,
  '@media not print': { display: 'none' },
});
