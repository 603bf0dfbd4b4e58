import type { CheckedAutopay } from '@member-portal/application/flows/autopay';
import { NOTICE_DAYS } from '@member-portal/domain/autopay';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../intl/use-text.ts';

/** What a buyer is told before drafts: notice of varying amounts, and in Canada of the first one or that it was given up. */
export const NoticeTold = ({ preview: { terms } }: Pick<CheckedAutopay, 'preview'>) => {
  const t = useText();
  const days = { days: NOTICE_DAYS };
  if (terms.waived)
    return (
      <Notice tone="warning" heading={t('autopay.waived.title')}>
        {t('autopay.waived.text', days)}
      </Notice>
    );
  if (terms.amountRule === 'VARYING') return <p>{t('autopay.notice.varying', days)}</p>;
  return terms.country === 'CA' && !terms.enrolled ? <p>{t('autopay.notice.first', days)}</p> : undefined;
};
