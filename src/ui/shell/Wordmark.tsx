import { css } from '@emotion/react';
import { PortalConfiguration } from '@member-portal/application/ports';
import { Link } from '@tanstack/react-router';
import { useService } from '../services/ServicesProvider.tsx';
import { tokens } from '../theme/tokens.ts';

/**
 * The tenant's logo, or its icon and name; links to the start page. On the sign-in page it keeps the history entry's state, which
 * holds the page to return to.
 */
export const Wordmark = () => {
  const { name, icon = '/favicon.svg', logo } = useService(PortalConfiguration);
  return (
    <Link to="/" state css={mark}>
      {logo ? (
        // An SVG in an `img` runs no script. It scales with the text beside it.
        <picture css={picture}>
          {logo.dark === undefined ? undefined : (
            <source srcSet={logo.dark} media="screen and (prefers-color-scheme: dark)" />
          )}
          <img
            loading="lazy"
            src={logo.light}
            alt={name}
            width={logo.width}
            height={logo.height}
            css={{ height: `${logo.height / 16}rem`, width: 'auto', maxWidth: '100%' }}
          />
        </picture>
      ) : (
        <>
          <img loading="lazy" src={icon} alt="" width={32} height={32} />
          <span>{name}</span>
        </>
      )}
    </Link>
  );
};

const picture = css({ display: 'inline-flex' });

const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: '3rem',
  color: tokens.color.text,
  fontSize: 'min(1.375rem, 11vw)',
  fontWeight: tokens.weight.bold,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  '& > img': { flex: 'none', width: '2rem', height: '2rem' },
});
