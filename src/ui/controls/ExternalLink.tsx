import type { ReactNode } from 'react';
import { useText } from '../intl/use-text.ts';
import { linkStyle } from './link-style.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A link to another site, in a new tab without access to this page. */
export const ExternalLink = ({
  href,
  className,
  children,
}: {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}) => {
  const t = useText();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...(className === undefined ? { css: linkStyle } : { className })}
    >
      {children}
      <VisuallyHidden> {t('footer.opensInNewTab')}</VisuallyHidden>
    </a>
  );
};
