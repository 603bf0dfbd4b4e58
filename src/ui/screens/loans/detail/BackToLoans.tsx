import { css } from '@emotion/react';
import type { LoanSegment } from '@member-portal/domain/loan';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { TextLink } from '../../../controls/TextLink.tsx';
import { useText } from '../../../intl/use-text.ts';
import { tokens } from '../../../theme/tokens.ts';

/** The way back to the list that a loan belongs to. */
export const BackToLoans = ({ segment }: { readonly segment: LoanSegment }) => {
  const t = useText();
  return (
    <p css={line} data-print="none">
      <ArrowLeft size="1.125rem" aria-hidden="true" />
      <TextLink to={segment === 'closed' ? '/loans/closed' : '/loans/outstanding'}>
        {t(`loan.back.${segment}`)}
      </TextLink>
    </p>
  );
};

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  marginBlockEnd: tokens.space[2],
  color: tokens.color.accent,
});
