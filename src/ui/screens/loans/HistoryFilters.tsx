import { css } from '@emotion/react';
import {
  ACTIVITY_TYPES,
  type ActivityType,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '@member-portal/domain/payment';
import { useId } from 'react';
import { fieldStyle } from '../../controls/field-style.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';

/** What of a history to show. */
export interface HistoryFilter {
  readonly type: ActivityType | undefined;
  readonly status: PaymentStatus | undefined;
}

export const ALL_HISTORY: HistoryFilter = { type: undefined, status: undefined };

/** A platform that names a status nobody knows cannot be asked for it. */
const STATUSES = PAYMENT_STATUSES.filter((status) => status !== 'UNKNOWN_STATUS');

/** Chooses kind and status of what the history shows. */
export const HistoryFilters = ({
  filter,
  onFilter,
}: {
  readonly filter: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
}) => {
  const t = useText();
  const id = useId();
  return (
    <search css={row} data-print="none">
      <div css={fieldStyle.group}>
        <label htmlFor={`${id}-type`} css={fieldStyle.label}>
          {t('loan.history.type')}
        </label>
        <select
          id={`${id}-type`}
          css={fieldStyle.box}
          value={filter.type ?? ''}
          onChange={({ target }) =>
            onFilter({ ...filter, type: ACTIVITY_TYPES.find((type) => type === target.value) })
          }
        >
          <option value="">{t('loan.history.all')}</option>
          {ACTIVITY_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`loan.activity.type.${type}`)}
            </option>
          ))}
        </select>
      </div>
      <div css={fieldStyle.group}>
        <label htmlFor={`${id}-status`} css={fieldStyle.label}>
          {t('loan.history.status')}
        </label>
        <select
          id={`${id}-status`}
          css={fieldStyle.box}
          value={filter.status ?? ''}
          onChange={({ target }) =>
            onFilter({ ...filter, status: STATUSES.find((status) => status === target.value) })
          }
        >
          <option value="">{t('loan.history.all')}</option>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`loan.activity.status.${status}`)}
            </option>
          ))}
        </select>
      </div>
    </search>
  );
};

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 16rem))',
  gap: tokens.space[4],
  marginBlock: tokens.space[5],
  [tokens.media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
