import { css } from '@emotion/react';
import { PortalConfiguration } from '@member-portal/application/ports';
import { ExternalLink } from '../controls/ExternalLink.tsx';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useText } from '../intl/use-text.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { tokens } from '../theme/tokens.ts';
import { columnStyle } from './layout-style.ts';
import { useFooterLinks } from './use-footer-links.ts';

/** Links to the lender's legal, privacy and accessibility pages in the buyer's language, and the legal line. */
export const Footer = () => {
  const t = useText();
  const { locale } = useIntl();
  const { legalText } = useService(PortalConfiguration);
  const links = useFooterLinks();
  const shown = (
    [
      ['footer.legalTerms', links?.legalTerms],
      ['footer.privacy', links?.privacy],
      ['footer.accessibility', links?.accessibility],
    ] as const
  ).flatMap(([key, href]) => (href === undefined ? [] : [{ key, href }]));
  const legal = legalText[locale];
  if (shown.length === 0 && !legal) return undefined;
  return (
    <footer css={bar}>
      <div css={[columnStyle, row]}>
        {shown.length > 0 ? (
          <nav aria-label={t('footer.label')} data-dd-action-name="footer link">
            <ul css={list}>
              {shown.map(({ key, href }) => (
                <li key={key}>
                  <ExternalLink href={href} css={link}>
                    {t(key)}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </nav>
        ) : undefined}
        {legal ? <p css={small}>{legal}</p> : undefined}
      </div>
    </footer>
  );
};

const { color, size, space } = tokens;
const bar = css({ flex: 'none', borderBlockStart: `1px solid ${color.line}` });
const row = css({ display: 'grid', gap: space[4], paddingBlock: space[6] });
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  padding: 0,
});
const link = css({
  display: 'inline-block',
  paddingBlock: space[1],
  color: color.text,
  fontSize: size.small,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '&:hover': { color: color.accent, textDecorationThickness: '2px' },
});
const small = css({ maxWidth: '46rem', color: color.textQuiet, fontSize: size.small });
