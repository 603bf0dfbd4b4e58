import { css } from '@emotion/react';
import { LONGEST_SEARCH, type LoanState, type LoanView, sortsOf } from '@member-portal/application/loans';
import type { LoanSegment } from '@member-portal/domain/loan';
import type { Ref } from 'react';
import { SelectField } from '../../../controls/SelectField.tsx';
import { TextField } from '../../../controls/TextField.tsx';
import { useText } from '../../../intl/use-text.ts';
import { row } from '../../../theme/styles.ts';
import type { ViewControl } from './use-loan-view.ts';

/** Search, state and sort, for buyers with many loans. A list of one order has nothing to sort by. */
export const LoanListTools = ({
  segment,
  states,
  view,
  typed,
  onType,
  onView,
  ref,
}: ViewControl & {
  readonly segment: LoanSegment;
  readonly states: readonly LoanState[];
  readonly ref: Ref<HTMLElement>;
}) => {
  const t = useText();
  const sorts = sortsOf(segment);
  const choose = (chosen: Partial<LoanView>): void => onView({ ...view, search: typed.trim(), ...chosen });
  return (
    <search ref={ref} css={fields} data-print="none">
      <TextField
        type="search"
        label={t('loans.list.search')}
        hint={t('loans.list.searchHint')}
        maxLength={LONGEST_SEARCH}
        value={typed}
        onChange={onType}
      />
      <SelectField
        label={t('loans.column.state')}
        value={view.status ?? ''}
        options={[
          { value: '', text: t('loan.history.all') },
          ...states.map((state) => ({
            value: state,
            text: t(
              state === 'OUTSTANDING' || state === 'PAST_DUE'
                ? `loans.list.status.${state}`
                : `loans.status.${state}`,
            ),
          })),
        ]}
        onChange={(chosen) => choose({ status: states.find((state) => state === chosen) })}
      />
      {sorts.length > 1 && (
        <SelectField
          id="loans-sort"
          label={t('loans.list.sort')}
          value={view.sort}
          options={sorts.map((sort) => ({ value: sort, text: t(`loans.list.sort.${sort}`) }))}
          onChange={(chosen) => choose({ sort: sorts.find((sort) => sort === chosen) ?? view.sort })}
        />
      )}
    </search>
  );
};

const fields = css(row(4), {
  alignItems: 'flex-end',
  '& > *': { flex: '1 1 14rem', minWidth: 0 },
  '& > :first-of-type': { flexGrow: 3 },
});
