import { css } from '@emotion/react';
import type { Ref } from 'react';
import { fieldStyle } from '../../../controls/field-style.ts';
import { selectStyle } from '../../../controls/select-style.ts';
import { TextField } from '../../../controls/TextField.tsx';
import { useText } from '../../../intl/use-text.ts';
import { tokens } from '../../../theme/tokens.ts';
import type { LoanSort, LoanState, LoanView } from './loan-view.ts';

/** Search, state and sort, for buyers with many loans. A list of one order has nothing to sort by. */
export const LoanListTools = ({
  view,
  typed,
  sorts,
  statuses,
  onType,
  onView,
  ref,
}: {
  readonly view: LoanView;
  readonly typed: string;
  readonly sorts: readonly LoanSort[];
  readonly statuses: readonly LoanState[];
  readonly onType: (typed: string) => void;
  readonly onView: (view: LoanView) => void;
  readonly ref?: Ref<HTMLElement>;
}) => {
  const t = useText();
  return (
    <search ref={ref} css={row} data-print="none">
      <TextField
        type="search"
        label={t('loans.list.search')}
        hint={t('loans.list.searchHint')}
        value={typed}
        onChange={onType}
      />
      <div css={fieldStyle.group}>
        <label htmlFor="loans-status" css={fieldStyle.label}>
          {t('loans.column.state')}
        </label>
        <select
          id="loans-status"
          css={selectStyle}
          value={view.status ?? ''}
          onChange={({ target }) =>
            onView({
              ...view,
              search: typed.trim(),
              status: statuses.find((status) => status === target.value),
            })
          }
        >
          <option value="">{t('loan.history.all')}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {t(
                status === 'OUTSTANDING' || status === 'PAST_DUE'
                  ? `loans.list.status.${status}`
                  : `loans.status.${status}`,
              )}
            </option>
          ))}
        </select>
      </div>
      {sorts.length > 1 ? (
        <div css={fieldStyle.group}>
          <label htmlFor="loans-sort" css={fieldStyle.label}>
            {t('loans.list.sort')}
          </label>
          <select
            id="loans-sort"
            css={selectStyle}
            value={view.sort}
            onChange={({ target }) =>
              onView({
                ...view,
                search: typed.trim(),
                sort: sorts.find((sort) => sort === target.value) ?? view.sort,
              })
            }
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`loans.list.sort.${sort}`)}
              </option>
            ))}
          </select>
        </div>
      ) : undefined}
    </search>
  );
};

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[4],
  alignItems: 'flex-end',
  '& > *': { flex: '1 1 14rem', minWidth: 0 },
  '& > :first-of-type': { flexGrow: 3 },
  // The search ends in the gap before what would be wrong with it.
  '& > :not(:first-of-type)': { marginBlockEnd: tokens.space[1] },
});
