import { css } from '@emotion/react';
import { fieldStyle } from '../../controls/field-style.ts';
import { TextField } from '../../controls/TextField.tsx';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import type { LoanSort, LoanView } from './use-loans.ts';

const SORTS: readonly LoanSort[] = ['due', 'opened', 'balance'];

/** Search and sort, for buyers with many loans. */
export const LoanListTools = ({
  view,
  onView,
}: {
  readonly view: LoanView;
  readonly onView: (view: LoanView) => void;
}) => {
  const t = useText();
  return (
    <search css={row}>
      <TextField
        type="search"
        label={t('loans.list.search')}
        hint={t('loans.list.searchHint')}
        value={view.search}
        onChange={(search) => onView({ ...view, search })}
      />
      <div css={fieldStyle.group}>
        <label htmlFor="loans-sort" css={fieldStyle.label}>
          {t('loans.list.sort')}
        </label>
        <select
          id="loans-sort"
          css={fieldStyle.box}
          value={view.sort}
          onChange={(event) =>
            onView({ ...view, sort: SORTS.find((sort) => sort === event.target.value) ?? 'due' })
          }
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`loans.list.sort.${sort}`)}
            </option>
          ))}
        </select>
      </div>
    </search>
  );
};

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 16rem',
  gap: tokens.space[4],
  alignItems: 'end',
  [tokens.media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
