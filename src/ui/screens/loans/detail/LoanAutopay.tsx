import { css } from '@emotion/react';
import { Clock, TenantRules } from '@member-portal/application/ports';
import { listedDrafts } from '@member-portal/domain/autopay';
import type { Loan } from '@member-portal/domain/loan';
import { Card } from '../../../controls/Card.tsx';
import { Section } from '../../../controls/Section.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { AutopayButton } from '../../../loan/AutopayButton.tsx';
import { AutopayPaused } from '../../../loan/AutopayPaused.tsx';
import { useWayToAutopay } from '../../../loan/use-way-to-autopay.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { tokens } from '../../../theme/tokens.ts';

/** Autopay on a loan's page: whether it is on, what it draws next and until when that can be changed, and the way in. */
export const LoanAutopay = ({ loan }: { readonly loan: Loan }) => {
  const wayToAutopay = useWayToAutopay(loan);
  const { enrolled, drafts } = loan.autopay;
  const shown = enrolled || drafts.length > 0 || wayToAutopay !== undefined;
  return shown ? (
    <div data-print={enrolled || drafts.length > 0 ? undefined : 'none'}>
      <Card>
        <AutopayStanding loan={loan}>
          <AutopayButton loan={loan} wide />
        </AutopayStanding>
      </Card>
    </div>
  ) : undefined;
};

const AutopayStanding = ({ loan, children }: { readonly loan: Loan; readonly children: React.ReactNode }) => {
  const t = useText();
  const format = useFormat();
  const now = useService(Clock).now();
  const { timeZone } = useService(TenantRules);
  const { enrolled, pausedReason } = loan.autopay;
  const [next] = listedDrafts(loan.autopay, now, timeZone);
  return (
    <Section heading={t('autopay.name')}>
      {!enrolled ? (
        <p css={words}>
          {next
            ? t('autopay.loan.offComing', {
                amount: format.money(next.amount),
                date: format.dateLong(next.on),
              })
            : t('autopay.loan.off')}
        </p>
      ) : pausedReason !== undefined ? (
        <div css={words}>
          <AutopayPaused reason={pausedReason} />
        </div>
      ) : (
        <>
          <p css={strong}>
            {next
              ? t('autopay.loan.next', { amount: format.money(next.amount), date: format.dateLong(next.on) })
              : t('autopay.loan.on')}
          </p>
          {next ? (
            <p css={words}>
              {next.lastChangeOn
                ? t('autopay.drafts.change', { date: format.dateLong(next.lastChangeOn) })
                : t('autopay.drafts.fixed')}
            </p>
          ) : undefined}
        </>
      )}
      <div data-print="none">{children}</div>
    </Section>
  );
};

const { color, space, weight } = tokens;
const words = css({ marginBlockEnd: space[4], color: color.textQuiet });
const strong = css({ fontWeight: weight.medium });
