import { css } from '@emotion/react';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../intl/use-text.ts';
import { tokens } from '../../../theme/tokens.ts';

/** The two lists of loans, as places to go to. */
export const LoansNav = () => {
  const t = useText();
  return (
    <nav aria-label={t('loans.nav.label')}>
      <ul css={list}>
        <li>
          <Link to="/loans/outstanding" css={tab}>
            {t('loans.nav.outstanding')}
          </Link>
        </li>
        <li>
          <Link to="/loans/closed" css={tab}>
            {t('loans.nav.closed')}
          </Link>
        </li>
      </ul>
    </nav>
  );
};

const { color, space, weight } = tokens;
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  padding: 0,
  borderBlockEnd: `1px solid ${color.line}`,
});
const tab = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.buttonHeight,
  marginBlockEnd: -1,
  borderBlockEnd: '3px solid transparent',
  color: color.textQuiet,
  fontWeight: weight.medium,
  textDecoration: 'none',
  '&:hover': { color: color.text, borderBlockEndColor: color.line },
  '&[aria-current=page]': { color: color.text, borderBlockEndColor: color.accent },
  // The system would paint what is transparent.
  '@media (forced-colors: active)': { '&:not([aria-current=page])': { borderBlockEndWidth: 0 } },
});
