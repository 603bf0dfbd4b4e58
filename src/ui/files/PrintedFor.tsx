import { css } from '@emotion/react';
import { ReadBuyer } from '@member-portal/application/account';
import { PortalConfiguration } from '@member-portal/application/ports';
import { fullName } from '@member-portal/domain/buyer';
import { useToday } from '../clock/use-today.ts';
import { useFormat } from '../intl/use-format.ts';
import { useText } from '../intl/use-text.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { useRead } from '../services/use-read.ts';
import { tokens } from '../theme/tokens.ts';

/** On paper, where no header stands: which lender it comes from, for whom, and of what day. */
export const PrintedFor = () => {
  const t = useText();
  const format = useFormat();
  const { name: lender } = useService(PortalConfiguration);
  const readBuyer = useService(ReadBuyer);
  const buyer = useRead({ read: 'buyer' }, (signal) => readBuyer(signal));
  const name = buyer.state === 'ready' ? fullName(buyer.value) : '';
  const printed = { lender, date: format.dateLong(useToday()) };
  return (
    <p css={onPaper}>
      {name === '' ? t('loan.printed', printed) : t('loan.printedFor', { ...printed, name })}
    </p>
  );
};

const onPaper = css({
  display: 'none',
  marginBlockEnd: tokens.space[4],
  '@media print': { display: 'block' },
});
