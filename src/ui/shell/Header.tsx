import { PortalConfiguration, SessionStore } from '@member-portal/application/ports';
import { SignOut } from '@member-portal/application/session';
import { Link, useRouterState } from '@tanstack/react-router';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { ExternalLink } from '../controls/ExternalLink.tsx';
import { useText } from '../intl/use-text.ts';
import { LanguageControl } from '../language/LanguageControl.tsx';
import { useService } from '../services/ServicesProvider.tsx';
import { useStored } from '../services/use-stored.ts';
import { headerStyle } from './header-style.ts';
import { columnStyle } from './layout-style.ts';
import { useTenantLinks } from './use-tenant-links.ts';
import { Wordmark } from './Wordmark.tsx';

const PLACES = [
  { to: '/loans/outstanding', name: 'loans', under: '/loans', text: 'nav.loans' },
  { to: '/my-information', name: 'account', under: '/my-information', text: 'nav.account' },
] as const;

/**
 * The header, 80 px high: a row of links, collapsed behind a menu button up to 775 px (specification,
 * sections 2 and 9). The language is also beside that button. A blocked buyer has only language and sign-out.
 */
export const Header = ({ blocked }: { readonly blocked: boolean }) => {
  const t = useText();
  const sessions = useService(SessionStore);
  const signedIn = useStored(sessions, () => sessions.current() !== undefined);
  const signOut = useService(SignOut);
  const { locales } = useService(PortalConfiguration);
  const links = useTenantLinks();
  const faq = blocked ? undefined : links?.faq;
  const listId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  /** The page on which the menu is open; going to another page closes it. */
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === pathname;
  if (openOn !== undefined && !open) setOpenOn(undefined);

  useEffect(() => {
    if (!open) return undefined;
    const fold = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpenOn(undefined);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', fold);
    return () => document.removeEventListener('keydown', fold);
  }, [open]);

  const places = signedIn && !blocked ? PLACES : [];
  const hasLinks = signedIn || faq !== undefined || locales.length > 1;
  return (
    <header css={headerStyle.bar} data-dd-action-name="header">
      <div css={[columnStyle, headerStyle.row]}>
        <Wordmark />
        {hasLinks ? (
          <nav aria-label={t('nav.label')} css={headerStyle.nav}>
            {locales.length > 1 ? <LanguageControl style={headerStyle.beside} /> : undefined}
            <button
              ref={toggle}
              type="button"
              css={headerStyle.toggle}
              data-dd-action-name="menu"
              aria-expanded={open}
              aria-controls={listId}
              onClick={() => setOpenOn(open ? undefined : pathname)}
            >
              {open ? <X size="1.5rem" aria-hidden="true" /> : <Menu size="1.5rem" aria-hidden="true" />}
              <span>{t('menu.open')}</span>
            </button>
            <ul id={listId} css={headerStyle.list} data-open={open || undefined}>
              {places.map(({ to, name, under, text }) => (
                <li key={to}>
                  <Link
                    to={to}
                    data-dd-action-name={name}
                    onClick={() => setOpenOn(undefined)}
                    css={headerStyle.link}
                    data-here={pathname.startsWith(under) || undefined}
                  >
                    {t(text)}
                  </Link>
                </li>
              ))}
              {faq === undefined ? undefined : (
                <li data-dd-action-name="faqs">
                  <ExternalLink href={faq} css={headerStyle.link}>
                    {t('nav.faq')}
                  </ExternalLink>
                </li>
              )}
              {locales.length > 1 ? (
                <li>
                  <LanguageControl style={headerStyle.link} />
                </li>
              ) : undefined}
              {signedIn ? (
                <li>
                  <button
                    type="button"
                    css={headerStyle.link}
                    data-dd-action-name="sign out"
                    onClick={() => signOut()}
                  >
                    {t('nav.signOut')}
                  </button>
                </li>
              ) : undefined}
            </ul>
          </nav>
        ) : undefined}
      </div>
    </header>
  );
};
