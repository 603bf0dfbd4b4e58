import type { AutopayField, CheckedAutopay } from '@member-portal/application/flows/autopay';
import type { Loan } from '@member-portal/domain/loan';
import type { ReactNode } from 'react';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { methodName } from '../../payment/method-words.ts';

/** Autopay line by line, each with the way to change it; without, once it was sent. */
export const AutopayFacts = ({
  loan,
  autopay: { amountType, amount, method, preview },
  onChange,
}: {
  readonly loan: Loan;
  readonly autopay: CheckedAutopay;
  readonly onChange: ((field: AutopayField) => void) | undefined;
}) => {
  const t = useText();
  const format = useFormat();
  const change = (field: AutopayField): ReactNode =>
    onChange ? (
      <ActionLink aria-label={t(`autopay.change.${field}`)} onClick={() => onChange(field)}>
        {t('payment.review.change')}
      </ActionLink>
    ) : undefined;
  const [first] = preview.drafts;
  return (
    <DefinitionList
      items={[
        {
          term: t('autopay.fact.amount'),
          value: amount ? format.money(amount) : t(`autopay.amountType.${amountType}`),
          action: change(amountType === 'OTHER' ? 'amount' : 'amountType'),
        },
        { term: t('autopay.fact.frequency'), value: t(`autopay.frequency.short.${loan.frequency}`) },
        { term: t('autopay.fact.method'), value: methodName(t, method), action: change('method') },
        ...(first
          ? [
              {
                term: t(loan.autopay.enrolled ? 'autopay.fact.nextDraft' : 'autopay.fact.first'),
                value: format.dateLong(first.on),
                action: preview.firstDueDays.length > 1 ? change('start') : undefined,
              },
            ]
          : []),
      ]}
    />
  );
};
