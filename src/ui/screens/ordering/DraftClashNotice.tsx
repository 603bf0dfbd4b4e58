import type { DraftClash } from '@member-portal/domain/autopay';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';

/** That an automatic payment is coming which this payment would double. */
export const DraftClashNotice = ({ clash: { draft, canStillBeStopped } }: { readonly clash: DraftClash }) => {
  const t = useText();
  const format = useFormat();
  const facts = { amount: format.money(draft.amount), date: format.dateLong(draft.on) };
  return (
    <Notice tone="warning" heading={t('payment.clash.title')}>
      {t(canStillBeStopped ? 'payment.clash.stoppable' : 'payment.clash.fixed', facts)}
    </Notice>
  );
};
