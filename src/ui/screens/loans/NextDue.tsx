import { css } from '@emotion/react';
import type { PlainDate } from '@member-portal/domain/calendar';
import { isPastDue, isPayable, type LoanSummary } from '@member-portal/domain/loan';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Send from 'lucide-react/icons/send';
import { Amount } from '../../controls/Amount.tsx';
import { Button } from '../../controls/Button.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { AutopayButton } from '../autopay/AutopayButton.tsx';
import { LoanName } from '../payment/WhichLoan.tsx';
import type { DueAlongside } from './due-alongside.ts';
import { FailedBefore } from './FailedBefore.tsx';
import { useOnItsWay } from './use-on-its-way.ts';
import { useToday } from './use-today.ts';

/** What is due next across all loans: how much, when, for which loan, and whether autopay takes care of it. */
export const NextDue = ({
  loan,
  alongside,
  more = false,
  onPay,
  onAutopay,
}: {
  readonly loan: LoanSummary | undefined;
  /** What is due together with it, where it is not alone. */
  readonly alongside?: DueAlongside | undefined;
  /** Whether there are loans that are not counted there. */
  readonly more?: boolean;
  readonly onPay: (loan: LoanSummary) => void;
  readonly onAutopay: (loan: LoanSummary) => void;
}) => {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const onItsWay = useOnItsWay();
  if (!loan)
    return (
      <section css={hero} aria-labelledby="next-due">
        <div>
          <h2 id="next-due" css={calm}>
            {t('loans.due.nothing')}
          </h2>
          <p css={quiet}>{t('loans.due.nothingText')}</p>
        </div>
      </section>
    );

  const late = isPastDue(loan);
  const next = loan.nextPayment;
  const dueText = (dueOn: PlainDate): string => {
    const date = format.dateLong(dueOn);
    if (dueOn === today) return t('loans.due.today', { date });
    return t(dueOn < today ? 'loans.due.was' : 'loans.due.on', { date });
  };
  const toCome = late && next && next.dueOn >= today ? next : undefined;
  const drawn = loan.autopayEnrolled && !late;
  const coming = onItsWay(loan, 'sentence');
  const Icon = drawn ? CalendarCheck : CalendarClock;
  return (
    <section css={hero} aria-labelledby="next-due">
      <div>
        <h2 id="next-due" css={[eyebrow, late && warn]}>
          {t(late ? 'loans.due.pastDue' : 'loans.due.next')}
        </h2>
        <Amount value={late ? loan.pastDue : (next?.amount ?? loan.balance)} size="page" />
        <p css={when}>{toCome || !next ? t('loans.due.pastDueText') : dueText(next.dueOn)}</p>
        <p css={quiet}>
          <span>
            <LoanName loan={loan} />
          </span>
        </p>
        {toCome ? (
          <p css={quiet}>
            {t('loans.due.then', {
              amount: format.money(toCome.amount),
              date: format.dateLong(toCome.dueOn),
            })}
          </p>
        ) : undefined}
        {alongside ? (
          <p css={[quiet, news]}>
            {t(`loans.due.alongside.${late ? 'late' : 'day'}${more ? 'OrMore' : ''}`, {
              count: alongside.count,
              amount: format.money(alongside.amount),
            })}
          </p>
        ) : undefined}
        <FailedBefore loan={loan} />
        {coming ? (
          <p css={[quiet, news]}>
            <Send size={20} aria-hidden="true" />
            {coming}
          </p>
        ) : undefined}
        {late && loan.autopayEnrolled ? undefined : (
          <p css={quiet}>
            <Icon size={20} aria-hidden="true" />
            {t(drawn ? 'loans.due.autopay' : 'loans.due.noAutopay')}
          </p>
        )}
      </div>
      {isPayable(loan) ? (
        <div css={action}>
          <Button
            wide
            variant={coming ? 'secondary' : 'primary'}
            data-dd-action-name="make a payment"
            onClick={() => onPay(loan)}
          >
            {t(coming ? 'loans.payAgain' : 'loans.pay')}
          </Button>
          <AutopayButton loan={loan} wide onAutopay={onAutopay} />
        </div>
      ) : undefined}
    </section>
  );
};

const { color, media, size, space, weight } = tokens;
const hero = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[5]} ${space[6]}`,
  alignItems: 'end',
  paddingBlock: `${space[6]} ${space[7]}`,
  [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: `${space[5]} ${space[6]}` },
});
const eyebrow = css({ margin: 0, fontSize: size.body, fontWeight: weight.medium, color: color.textQuiet });
const warn = css({ color: color.dangerText });
const calm = css({ margin: 0, fontSize: size.heading, fontWeight: weight.medium });
const when = css({
  margin: 0,
  marginBlockStart: space[2],
  fontSize: size.lead,
  fontWeight: weight.medium,
  textWrap: 'balance',
});
const quiet = css({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  margin: 0,
  marginBlockStart: space[1],
  color: color.textQuiet,
  '& svg': { flex: 'none' },
});
// What was done already is said in full ink, for it answers whether to do it again.
const news = css({ color: color.text });
const action = css({ display: 'grid', gap: space[3], minWidth: '14rem' });
