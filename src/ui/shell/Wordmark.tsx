import { css } from '@emotion/react';
import { PortalConfiguration } from '@member-portal/application/ports';
import { Link } from '@tanstack/react-router';
import { useService } from '../services/ServicesProvider.tsx';
import { tokens } from '../theme/tokens.ts';

/** The address of the page's own icon, by which the browser has fetched it already. */
const iconAddress = (): string =>
  (typeof document === 'undefined'
    ? undefined
    : document.querySelector('link[rel=icon]')?.getAttribute('href')) ?? '/favicon.svg';

/** The tenant's mark and name; leads to the start. On the sign-in page it keeps the entry's state: the place asked for. */
export const Wordmark = () => {
  const { name } = useService(PortalConfiguration);
  return (
    <Link to="/" state css={mark}>
      <img src={iconAddress()} alt="" width={32} height={32} />
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
