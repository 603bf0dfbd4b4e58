import { css } from '@emotion/react';
import { ReadBuyer } from '@member-portal/application/account';
import { PortalConfiguration } from '@member-portal/application/ports';
import { fullName } from '@member-portal/domain/buyer';
import { useToday } from '../clock/use-now.ts';
import { useWords } from '../intl/use-words.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { useRead } from '../services/use-read.ts';
import { onPaper } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';

/** Shows the lender, the buyer and the day in print, which has no header. */
export const PrintedFor = () => {
  const { t, format } = useWords();
  const { name: lender } = useService(PortalConfiguration);
  const buyer = useRead({ read: 'buyer' }, useService(ReadBuyer));
  const date = format.dateLong(useToday());
  const name = buyer.state === 'ready' ? fullName(buyer.value) : '';
  return <p css={line}>{t(name === '' ? 'loan.printed' : 'loan.printedFor', { lender, date, name })}</p>;
};

const line = css(onPaper, { marginBlockEnd: tokens.space[4] });
