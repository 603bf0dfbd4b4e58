import { css } from '@emotion/react';
import type { Ref } from 'react';
import { fieldStyle } from '../../controls/field-style.ts';
import { TextField } from '../../controls/TextField.tsx';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import type { LoanSort, LoanView } from './loan-view.ts';

/** Search and sort, for buyers with many loans. A list of one order has nothing to sort by. */
export const LoanListTools = ({
  view,
  typed,
  sorts,
  onType,
  onView,
  ref,
}: {
  readonly view: LoanView;
  readonly typed: string;
  readonly sorts: readonly LoanSort[];
  readonly onType: (typed: string) => void;
  readonly onView: (view: LoanView) => void;
  readonly ref?: Ref<HTMLElement>;
}) => {
  const t = useText();
  return (
    <search ref={ref} css={[row, sorts.length > 1 ? two : undefined]} data-print="none">
      <TextField
        type="search"
        label={t('loans.list.search')}
        hint={t('loans.list.searchHint')}
        value={typed}
        onChange={onType}
      />
      {sorts.length > 1 ? (
        <div css={fieldStyle.group}>
          <label htmlFor="loans-sort" css={fieldStyle.label}>
            {t('loans.list.sort')}
          </label>
          <select
            id="loans-sort"
            css={fieldStyle.box}
            value={view.sort}
            onChange={({ target }) =>
              onView({
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

const row = css({ display: 'grid', gap: tokens.space[4], alignItems: 'end' });
const two = css({
  gridTemplateColumns: 'minmax(0, 1fr) 16rem',
  // The search ends in the gap before what would be wrong with it.
  '& > :last-child': { marginBlockEnd: tokens.space[1] },
  [tokens.media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
