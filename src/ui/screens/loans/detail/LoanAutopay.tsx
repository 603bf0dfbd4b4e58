import { Clock, TenantRules } from '@member-portal/application/ports';
import { listedDrafts } from '@member-portal/domain/autopay';
import type { Loan } from '@member-portal/domain/loan';
import { Panel } from '../../../controls/Panel.tsx';
import { useWords } from '../../../intl/use-words.ts';
import { AutopayButton } from '../../../loan/AutopayButton.tsx';
import { AutopayPaused } from '../../../loan/AutopayPaused.tsx';
import { useWayToAutopay } from '../../../loan/use-way-to-autopay.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { above, text } from '../../../theme/styles.ts';

/** Autopay on a loan's page: whether it is on, what it draws next and until when that can be changed, and the way in. */
export const LoanAutopay = ({ loan }: { readonly loan: Loan }) => {
  const { t, format } = useWords();
  const now = useService(Clock).now();
  const { timeZone } = useService(TenantRules);
  const { enrolled, drafts, pausedReason } = loan.autopay;
  const isStanding = enrolled || drafts.length > 0;
  const isOffered = useWayToAutopay(loan) !== undefined;
  if (!isStanding && !isOffered) return undefined;
  const [next] = listedDrafts(loan.autopay, now, timeZone);
  const drawn = next && { amount: format.money(next.amount), date: format.dateLong(next.on) };
  return (
    <div data-print={isStanding ? undefined : 'none'}>
      <Panel heading={t('autopay.name')}>
        {!enrolled ? (
          <p css={text.quiet}>{drawn ? t('autopay.loan.offComing', drawn) : t('autopay.loan.off')}</p>
        ) : pausedReason !== undefined ? (
          <AutopayPaused reason={pausedReason} />
        ) : (
          <>
            <p css={text.medium}>{drawn ? t('autopay.loan.next', drawn) : t('autopay.loan.on')}</p>
            {next && (
              <p css={text.quiet}>
                {next.lastChangeOn
                  ? t('autopay.drafts.change', { date: format.dateLong(next.lastChangeOn) })
                  : t('autopay.drafts.fixed')}
              </p>
            )}
          </>
        )}
        <div css={above(4)} data-print="none">
          <AutopayButton loan={loan} wide />
        </div>
      </Panel>
    </div>
  );
};
