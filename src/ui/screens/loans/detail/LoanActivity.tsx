import { css } from '@emotion/react';
import { ReadHistory } from '@member-portal/application/loans';
import type { Loan } from '@member-portal/domain/loan';
import { replacedBy } from '@member-portal/domain/payment';
import { Card } from '../../../controls/Card.tsx';
import { Failure } from '../../../controls/Failure.tsx';
import { Section } from '../../../controls/Section.tsx';
import { Spinner } from '../../../controls/Spinner.tsx';
import { TextLink } from '../../../controls/TextLink.tsx';
import { useNarrow } from '../../../controls/use-media.ts';
import { useText } from '../../../intl/use-text.ts';
import { EmptyDrawing } from '../../../loan/EmptyDrawing.tsx';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useRead } from '../../../services/use-read.ts';
import { tokens } from '../../../theme/tokens.ts';
import { ActivityFile } from '../documents/ActivityFile.tsx';
import { ActivityLine } from '../history/ActivityLine.tsx';

/** How much of the history a loan's page shows. */
const LINES = 8;
/** On a phone. */
const FEW_LINES = 3;
/** All of it, in a file. The same object each time: a file is made for a query. */
const ALL = {};

/**
 * What happened on a loan lately, newest first, and the way to all of it. On a phone only the history itself tells more of
 * each line, and has the file.
 */
export const LoanActivity = ({
  loan: { id: loanId, number },
}: {
  readonly loan: Pick<Loan, 'id' | 'number'>;
}) => {
  const t = useText();
  const narrow = useNarrow();
  const readHistory = useService(ReadHistory);
  const history = useRead(
    { read: 'history', loanId },
    (signal) => readHistory(loanId, { limit: LINES }, signal),
    'recent',
  );
  return (
    <Card>
      <Section heading={t('loan.activity')}>
        {history.state === 'failed' ? (
          <Failure failure={history.failure} onRetry={history.retry} />
        ) : history.state === 'loading' ? (
          <Spinner />
        ) : history.value.items.length === 0 ? (
          <div css={nothing}>
            <EmptyDrawing />
            <p css={words}>{t('loan.activity.empty')}</p>
          </div>
        ) : (
          <>
            <ul>
              {history.value.items.slice(0, narrow ? FEW_LINES : LINES).map((activity) => (
                <ActivityLine
                  key={activity.id}
                  activity={activity}
                  replaced={replacedBy(activity, history.value.items)}
                  brief={narrow}
                />
              ))}
            </ul>
            <p css={all} data-print="none">
              <TextLink to="/loans/$loanId/history" params={{ loanId }}>
                {t('loan.history.link')}
              </TextLink>
            </p>
            {narrow ? undefined : (
              <div css={edge}>
                <ActivityFile loanId={loanId} loanNumber={number} query={ALL} />
              </div>
            )}
          </>
        )}
      </Section>
    </Card>
  );
};

const nothing = css({ display: 'grid', gap: tokens.space[3] });
const words = css({ color: tokens.color.textQuiet });
const all = css({ marginBlockStart: tokens.space[2], '& > a': { display: 'inline-block' } });
const edge = css({ marginInlineStart: `calc(-1 * ${tokens.space[2]})` });
