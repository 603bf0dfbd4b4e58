import { css } from '@emotion/react';
import { ListLoans } from '@member-portal/application/loans';
import { isOwedThoughClosed } from '@member-portal/domain/loan';
import type { ReactNode } from 'react';
import { Spinner } from '../../../controls/Spinner.tsx';
import { TextLink } from '../../../controls/TextLink.tsx';
import { useText } from '../../../intl/use-text.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useRead } from '../../../services/use-read.ts';
import { tokens } from '../../../theme/tokens.ts';
import { HomeToday } from './HomeToday.tsx';

/** Where no loan is outstanding, one that was charged off may still be owed, and speaks then. Else what stands inside. */
export const OwedToday = ({ children }: { readonly children: ReactNode }) => {
  const t = useText();
  const listLoans = useService(ListLoans);
  const closed = useRead(
    { read: 'loans' },
    (signal) => listLoans({ segment: 'closed', status: 'CHARGED_OFF' }, signal),
    'charged off',
  );
  if (closed.state === 'loading') return <Spinner />;
  const owed = closed.state === 'ready' ? closed.value.items.filter(isOwedThoughClosed) : [];
  if (owed.length === 0) return children;
  return (
    <>
      <HomeToday page={{ items: owed, nextCursor: undefined }} />
      <p css={more}>
        <TextLink to="/loans/closed">{t('loans.empty.closed')}</TextLink>
      </p>
    </>
  );
};

// A link alone on its line is a target of its own.
const more = css({ '& > a': { display: 'inline-block', paddingBlock: tokens.space[1] } });
