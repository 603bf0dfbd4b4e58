import { css } from '@emotion/react';
import type { Activity } from '@member-portal/domain/payment';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { ActivityLine } from './ActivityLine.tsx';
import { PagedList } from './PagedList.tsx';
import type { PagedSource } from './paged-source.ts';

/**
 * The lines of a history, however many there are. `onClear` drops the filter; `onReceipt` shows a payment's receipt, where
 * these are offered.
 */
export const HistoryList = ({
  history,
  onClear,
  onReceipt,
}: {
  readonly history: PagedSource<Activity>;
  readonly onClear: (() => void) | undefined;
  readonly onReceipt: ((activity: Activity) => void) | undefined;
}) => {
  const t = useText();
  return (
    <PagedList
      source={history}
      words={{
        label: t('loan.history.title'),
        more: t('loan.activity.more'),
        moreFailed: t('loan.history.moreFailed'),
        list,
      }}
      empty={
        <div css={nothing} role="status">
          <p css={words}>{t(onClear ? 'loan.history.nothingFound' : 'loan.activity.empty')}</p>
          {onClear ? (
            <Button variant="secondary" onClick={onClear}>
              {t('loan.history.clear')}
            </Button>
          ) : undefined}
        </div>
      }
      line={(activity) => <ActivityLine key={activity.id} activity={activity} onReceipt={onReceipt} />}
    />
  );
};

const { color, space } = tokens;
/** As wide as the four filters above it stand side by side. */
const FILTERS_WIDTH = '59rem';
const list = css({
  maxWidth: FILTERS_WIDTH,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media print': { maxWidth: 'none' },
});
const nothing = css({ display: 'grid', justifyItems: 'start', gap: space[4], marginBlockStart: space[5] });
const words = css({ margin: 0, color: color.textQuiet });
