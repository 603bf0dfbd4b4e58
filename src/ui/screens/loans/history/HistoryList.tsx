import { css } from '@emotion/react';
import type { LoanId } from '@member-portal/domain/loan';
import type { Activity } from '@member-portal/domain/payment';
import type { ReactNode } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { LinkButton } from '../../../controls/LinkButton.tsx';
import { useWide } from '../../../controls/use-media.ts';
import { useText } from '../../../intl/use-text.ts';
import { EmptyDrawing } from '../../../loan/EmptyDrawing.tsx';
import { PagedList } from '../../../paging/PagedList.tsx';
import type { PagedSource } from '../../../paging/paged-source.ts';
import { tokens } from '../../../theme/tokens.ts';
import { ActivityLine } from './ActivityLine.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { replacedBy } from './replaced-by.ts';

/**
 * The lines of a history, however many there are: a table where there is room. `onClear` drops the filter; `onReceipt` shows a payment's receipt, where
 * these are offered.
 */
export const HistoryList = ({
  history,
  loanId,
  onClear,
  onReceipt,
}: {
  readonly history: PagedSource<Activity>;
  readonly loanId: LoanId;
  readonly onClear: (() => void) | undefined;
  readonly onReceipt: ((activity: Activity) => void) | undefined;
}) => {
  const t = useText();
  const wide = useWide();
  const label = t('loan.history.title');
  const draw = (items: readonly Activity[]): ReactNode =>
    wide ? (
      <HistoryTable activities={items} label={label} onReceipt={onReceipt} />
    ) : (
      <ul css={list} aria-label={label}>
        {items.map((activity) => (
          <ActivityLine
            key={activity.id}
            activity={activity}
            replaced={replacedBy(activity, items)}
            onReceipt={onReceipt}
          />
        ))}
      </ul>
    );
  return (
    <PagedList
      source={history}
      words={{
        more: t('loan.activity.more'),
        moreFailed: t('loan.history.moreFailed'),
      }}
      empty={
        <div css={nothing} role="status">
          <EmptyDrawing />
          <p css={words}>{t(onClear ? 'loan.history.nothingFound' : 'loan.activity.empty')}</p>
          {onClear ? (
            <Button variant="secondary" onClick={onClear}>
              {t('loan.history.clear')}
            </Button>
          ) : (
            <LinkButton variant="secondary" to="/loans/$loanId" params={{ loanId }}>
              {t('loan.history.back')}
            </LinkButton>
          )}
        </div>
      }
      draw={draw}
    />
  );
};

const { color, space } = tokens;
/** As wide as the four filters above it stand side by side. */
const FILTERS_WIDTH = '59rem';
const list = css({
  maxWidth: FILTERS_WIDTH,
  padding: 0,
  '@media print': { maxWidth: 'none' },
});
const nothing = css({ display: 'grid', justifyItems: 'center', gap: space[4], marginBlockStart: space[5] });
const words = css({ color: color.textQuiet });
