import { css } from '@emotion/react';
import { ReadHistory } from '@member-portal/application/loans';
import type { Loan } from '@member-portal/domain/loan';
import { activityKeyOf, replacedBy } from '@member-portal/domain/payment';
import { Panel } from '../../../controls/Panel.tsx';
import { TextLink } from '../../../controls/TextLink.tsx';
import { useNarrow } from '../../../controls/use-media.ts';
import { useText } from '../../../intl/use-text.ts';
import { EmptyDrawing } from '../../../loan/EmptyDrawing.tsx';
import { Reading } from '../../../services/Reading.tsx';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useRead } from '../../../services/use-read.ts';
import { above, quietEdge, stack, text } from '../../../theme/styles.ts';
import { ActivityFile } from '../documents/ActivityFile.tsx';
import { ActivityLine } from '../history/ActivityLine.tsx';

const MOST = 8;

/** A loan's latest activity, newest first, and the link to its history, which alone has a phone's details of each line and the file. */
export const LoanActivity = ({ loan: { id: loanId, number } }: { readonly loan: Loan }) => {
  const t = useText();
  const narrow = useNarrow();
  const readHistory = useService(ReadHistory);
  const history = useRead(
    { read: 'history', loanId },
    (signal) => readHistory(loanId, { limit: MOST }, signal),
    { part: 'recent' },
  );
  return (
    <Panel heading={t('loan.activity')}>
      <Reading of={history}>
        {({ items }) =>
          items.length === 0 ? (
            <div css={stack(3)}>
              <EmptyDrawing />
              <p css={text.quiet}>{t('loan.activity.empty')}</p>
            </div>
          ) : (
            <>
              <ul>
                {items.slice(0, narrow ? 3 : MOST).map((activity) => (
                  <ActivityLine
                    key={activityKeyOf(activity)}
                    activity={activity}
                    replaced={replacedBy(activity, items)}
                    brief={narrow}
                  />
                ))}
              </ul>
              <p css={all} data-print="none">
                <TextLink to="/loans/$loanId/history" params={{ loanId }}>
                  {t('loan.history.link')}
                </TextLink>
              </p>
              {!narrow && (
                <div css={quietEdge}>
                  <ActivityFile loanId={loanId} loanNumber={number} query={{}} />
                </div>
              )}
            </>
          )
        }
      </Reading>
    </Panel>
  );
};

/** Tall enough to tap. */
const all = css(above(2), { '& > a': { display: 'inline-block' } });
