import { css } from '@emotion/react';
import { PortalConfiguration } from '@member-portal/application/ports';
import { Link } from '@tanstack/react-router';
import { useService } from '../services/ServicesProvider.tsx';
import { tokens } from '../theme/tokens.ts';

/** The tenant's mark and name; leads to the start. The mark is the favicon, which the browser has fetched anyway. */
export const Wordmark = () => {
  const { name } = useService(PortalConfiguration);
  return (
    <Link to="/" css={mark}>
      <img src="/favicon.svg" alt="" width={32} height={32} />
      <span>{name}</span>
    </Link>
  );
};

const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: 48,
  color: tokens.color.text,
  fontSize: '1.375rem',
  fontWeight: tokens.weight.bold,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
});
