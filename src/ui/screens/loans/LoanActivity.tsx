import { css } from '@emotion/react';
import { ReadHistory } from '@member-portal/application/loans';
import type { Loan } from '@member-portal/domain/loan';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useRead } from '../../services/use-read.ts';
import { tokens } from '../../theme/tokens.ts';
import { ActivityFile } from './ActivityFile.tsx';
import { ActivityLine } from './ActivityLine.tsx';
import { Section } from './Section.tsx';

/** How much of the history a loan's page shows. */
const LINES = 8;
/** All of it, in a file. The same object each time: a file is made for a query. */
const ALL = {};

/** What happened on a loan lately, newest first, and the way to all of it. */
export const LoanActivity = ({
  loan: { id: loanId, number },
}: {
  readonly loan: Pick<Loan, 'id' | 'number'>;
}) => {
  const t = useText();
  const readHistory = useService(ReadHistory);
  const history = useRead(
    { read: 'history', loanId },
    (signal) => readHistory(loanId, { limit: LINES }, signal),
    'recent',
  );
  return (
    <Section heading={t('loan.activity')}>
      {history.state === 'failed' ? (
        <Failure failure={history.failure} onRetry={history.retry} />
      ) : history.state === 'loading' ? (
        <Spinner />
      ) : history.value.items.length === 0 ? (
        <p css={nothing}>{t('loan.activity.empty')}</p>
      ) : (
        <>
          <ul css={list}>
            {history.value.items.map((activity) => (
              <ActivityLine key={activity.id} activity={activity} />
            ))}
          </ul>
          <p css={all} data-print="none">
            <TextLink to="/loans/$loanId/history" params={{ loanId }}>
              {t('loan.history.link')}
            </TextLink>
          </p>
          <div css={edge}>
            <ActivityFile loanId={loanId} loanNumber={number} query={ALL} />
          </div>
        </>
      )}
    </Section>
  );
};

const nothing = css({ margin: 0, color: tokens.color.textQuiet });
const all = css({ margin: 0, marginBlock: tokens.space[3], '& > a': { display: 'inline-block' } });
const edge = css({ marginInlineStart: `calc(-1 * ${tokens.space[2]})` });
const list = css({ margin: 0, padding: 0, listStyle: 'none' });
