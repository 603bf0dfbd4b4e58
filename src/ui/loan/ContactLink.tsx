import type { ReactNode } from 'react';
import { type ButtonVariant, buttonStyle } from '../controls/button-style.ts';
import { ExternalLink } from '../controls/ExternalLink.tsx';
import { linkStyle } from '../controls/link-style.ts';
import { useText } from '../intl/use-text.ts';
import { useTenantLinks } from '../shell/use-tenant-links.ts';

/** Links to the lender's contact page in the buyer's language; undefined if the tenant publishes none. */
export const ContactLink = ({
  variant,
  children,
}: {
  /** As a button; a link within text by default. */
  readonly variant?: ButtonVariant;
  /** "Contact us about this loan" by default. */
  readonly children?: ReactNode;
}) => {
  const t = useText();
  const address = useTenantLinks()?.contact;
  return (
    address && (
      <ExternalLink href={address} css={variant ? buttonStyle(variant) : linkStyle}>
        {children ?? t('loans.contact')}
      </ExternalLink>
    )
  );
};
