import { css } from '@emotion/react';
import { PortalConfiguration } from '@member-portal/application/ports';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useToday } from './use-today.ts';

/** On paper, where no header stands: whose page it is, and of what day. */
export const PrintedFor = () => {
  const t = useText();
  const format = useFormat();
  const { name } = useService(PortalConfiguration);
  return <p css={onPaper}>{t('loan.printed', { lender: name, date: format.dateLong(useToday()) })}</p>;
};

const onPaper = css({ display: 'none', margin: 0, '@media print': { display: 'block' } });
