import { css } from '@emotion/react';
import { ReadHistory } from '@member-portal/application/loans';
import type { LoanId } from '@member-portal/domain/loan';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { usePagedRead } from '../../services/use-paged-read.ts';
import { tokens } from '../../theme/tokens.ts';
import { ActivityLine } from './ActivityLine.tsx';
import { Section } from './Section.tsx';

/** How much of the history a loan's page shows at once. */
const LINES = 10;

/** What happened on a loan lately, newest first. */
export const LoanActivity = ({ loanId }: { readonly loanId: LoanId }) => {
  const t = useText();
  const readHistory = useService(ReadHistory);
  const history = usePagedRead({ read: 'history', loanId }, 'recent', (cursor, signal) =>
    readHistory(loanId, { limit: LINES, ...(cursor === undefined ? {} : { cursor }) }, signal),
  );
  return (
    <Section heading={t('loan.activity')}>
      {history.state === 'failed' ? (
        <Failure failure={history.failure} onRetry={history.retry} />
      ) : history.state === 'loading' ? (
        <Spinner />
      ) : history.items.length === 0 ? (
        <p css={nothing}>{t('loan.activity.empty')}</p>
      ) : (
        <>
          <ul css={list}>
            {history.items.map((activity) => (
              <ActivityLine key={activity.id} activity={activity} />
            ))}
          </ul>
          <p css={all} data-print="none">
            <TextLink to="/loans/$loanId/history" params={{ loanId }}>
              {t('loan.history.link')}
            </TextLink>
          </p>
          {history.more ? (
            <div css={edge}>
              <Button variant="quiet" busy={history.loadingMore} onClick={history.more}>
                {t('loan.activity.more')}
              </Button>
            </div>
          ) : undefined}
        </>
      )}
    </Section>
  );
};

const nothing = css({ margin: 0, color: tokens.color.textQuiet });
const all = css({ margin: 0, marginBlockStart: tokens.space[3] });
const edge = css({ marginInlineStart: `calc(-1 * ${tokens.space[2]})` });
const list = css({ margin: 0, padding: 0, listStyle: 'none' });
