import { css } from '@emotion/react';
import type { LoanSummary } from '@member-portal/domain/loan';
import type { LoanToday } from '@member-portal/domain/today';
import type { MessageKey } from '../intl/message-key.ts';
import { useText } from '../intl/use-text.ts';
import { tokens } from '../theme/tokens.ts';
import { toneOf } from './today-tone.ts';
import { useLoanToday } from './use-loan-today.ts';

const wordOf = (today: LoanToday): MessageKey => {
  if (today.kind === 'late')
    return today.inGrace ? 'loans.status.GRACE_PERIOD' : 'loans.status.DELINQUENT_PAST_DUE';
  if (today.kind === 'nothing-due' && today.reason === 'in-review') return 'loans.status.REVIEW';
  return `loans.state.${today.kind}`;
};

/** The state of an open loan by the rule of the Today card, in a word with its icon, in the colours of its tone. */
export const TodayMark = ({ loan }: { readonly loan: LoanSummary }) => {
  const t = useText();
  const today = useLoanToday()(loan);
  const { style, icon: Icon } = toneOf(today);
  return (
    <span css={[style, mark]}>
      <Icon size="1.125em" aria-hidden="true" />
      {t(wordOf(today))}
    </span>
  );
};

const { size, space, weight } = tokens;
const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  padding: `0.125rem ${space[2]}`,
  borderRadius: '1em',
  backgroundColor: 'var(--tone-ground)',
  color: 'var(--tone-ink)',
  fontSize: size.small,
  fontWeight: weight.medium,
  lineHeight: 1.5,
  '& svg': { flex: 'none' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
