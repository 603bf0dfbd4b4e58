import type { ReviewingPayoff } from '@member-portal/application/flows/payoff';
import type { Money } from '@member-portal/domain/money';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';

/** That a quote had expired and was asked for again, and what has changed. */
export const Requoted = ({
  requoted: { before, count },
  amount,
}: {
  readonly requoted: NonNullable<ReviewingPayoff['requoted']>;
  readonly amount: Money;
}) => {
  const t = useText();
  const format = useFormat();
  return (
    // Another element for each quote: the button that was pressed is gone until the new authorisation has been read.
    <div key={count} ref={takeFocus} tabIndex={-1}>
      <Notice tone="warning" heading={t('payoff.requoted.title')}>
        <p>
          {before.cents === amount.cents
            ? t('payoff.requoted.same')
            : t('payoff.requoted.text', { before: format.money(before), amount: format.money(amount) })}
        </p>
      </Notice>
    </div>
  );
};

const takeFocus = (notice: HTMLElement | null): void => notice?.focus();
