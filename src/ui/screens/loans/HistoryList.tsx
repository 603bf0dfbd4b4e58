import { css } from '@emotion/react';
import type { ReadFailure } from '@member-portal/application/ports';
import type { Activity } from '@member-portal/domain/payment';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useText } from '../../intl/use-text.ts';
import type { PagedReadState } from '../../services/use-paged-read.ts';
import { tokens } from '../../theme/tokens.ts';
import { ActivityLine } from './ActivityLine.tsx';
import { useSentinel } from './use-sentinel.ts';

/** The lines of a history; the next page comes as one scrolls near the end, or by a button. `onClear` drops the filter. */
export const HistoryList = ({
  history,
  onClear,
}: {
  readonly history: PagedReadState<Activity, ReadFailure>;
  readonly onClear: (() => void) | undefined;
}) => {
  const t = useText();
  const ready = history.state === 'ready' ? history : undefined;
  const sentinel = useSentinel(ready?.moreFailed ? undefined : ready?.more);
  if (history.state === 'failed') return <Failure failure={history.failure} onRetry={history.retry} />;
  if (!ready) return <Spinner />;
  if (ready.items.length === 0)
    return (
      <div css={nothing} role="status">
        <p css={words}>{t(onClear ? 'loan.history.nothingFound' : 'loan.activity.empty')}</p>
        {onClear ? (
          <Button variant="secondary" onClick={onClear}>
            {t('loan.history.clear')}
          </Button>
        ) : undefined}
      </div>
    );
  return (
    <>
      <ul css={list} aria-label={t('loan.history.title')}>
        {ready.items.map((activity) => (
          <ActivityLine key={activity.id} activity={activity} />
        ))}
      </ul>
      {ready.more ? (
        <div css={end} key={ready.items.length} ref={sentinel} data-print="none">
          {ready.moreFailed ? (
            <Notice tone="danger" announce>
              <p>{t('loan.history.moreFailed')}</p>
            </Notice>
          ) : undefined}
          <Button variant="secondary" busy={ready.loadingMore} onClick={ready.more}>
            {t('loan.activity.more')}
          </Button>
        </div>
      ) : undefined}
    </>
  );
};

const { color, space, width } = tokens;
const list = css({ maxWidth: width.text, margin: 0, padding: 0, listStyle: 'none' });
const nothing = css({ display: 'grid', justifyItems: 'start', gap: space[4] });
const words = css({ margin: 0, color: color.textQuiet });
const end = css({ display: 'grid', gap: space[4], justifyItems: 'start', marginBlockStart: space[5] });
