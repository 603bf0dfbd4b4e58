import { css } from '@emotion/react';
import { Log, PortalConfiguration } from '@member-portal/application/ports';
import { footerLocaleOf, LOCALES } from '@member-portal/domain/locale';
import { useEffect } from 'react';
import { ExternalLink } from '../controls/ExternalLink.tsx';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useText } from '../intl/use-text.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { row, stack, text } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';
import { columnStyle } from './layout-style.ts';

/** Links to the lender's legal, privacy and accessibility pages in the buyer's language, and the legal line. Logs missing links. */
export const Footer = () => {
  const t = useText();
  const { locale } = useIntl();
  const { legalText, links } = useService(PortalConfiguration);
  const log = useService(Log);
  const found = footerLocaleOf(
    locale,
    LOCALES.filter((one) => links[one] !== undefined),
  );
  const missing = found.isErr() ? found.error.message : undefined;
  useEffect(() => {
    if (missing !== undefined) log.write('warn', missing, { locale });
  }, [missing, locale, log]);
  const shown = (['legalTerms', 'privacy', 'accessibility'] as const).flatMap((name) => {
    const href = found.isOk() ? links[found.value]?.[name] : undefined;
    return href === undefined ? [] : [{ name, href }];
  });
  const legal = legalText[locale];
  if (shown.length === 0 && !legal) return undefined;
  return (
    <footer css={bar}>
      <div css={[columnStyle, parts]}>
        {shown.length > 0 ? (
          <nav aria-label={t('footer.label')} data-dd-action-name="footer link">
            <ul css={row(5, 2)}>
              {shown.map(({ name, href }) => (
                <li key={name}>
                  <ExternalLink href={href} css={link}>
                    {t(`footer.${name}`)}
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
const parts = css(stack(4), { paddingBlock: space[6] });
const link = css({
  display: 'inline-block',
  paddingBlock: space[1],
  color: color.text,
  fontSize: size.small,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '&:hover': { color: color.accent, textDecorationThickness: '2px' },
});
const small = css(text.small, { maxWidth: '46rem' });
