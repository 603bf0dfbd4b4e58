import { css } from '@emotion/react';
import { TextLink } from '../controls/TextLink.tsx';
import { VisuallyHidden } from '../controls/VisuallyHidden.tsx';
import { useText } from '../intl/use-text.ts';

/** The page of each of the terms (specification, section 2: routes). */
const PAGES = {
  'payment-full-terms': '/disclosure/payment-full-terms',
  'verification-service': '/disclosure/verification-service',
} as const;

/** A link to terms in another tab, so that the current task stays open. */
export const TermsLink = ({ kind }: { readonly kind: keyof typeof PAGES }) => {
  const t = useText();
  return (
    <TextLink to={PAGES[kind]} target="_blank" rel="noopener" css={line}>
      {t(`disclosure.kind.${kind}`)}
      <VisuallyHidden> {t('footer.opensInNewTab')}</VisuallyHidden>
    </TextLink>
  );
};

/** A separate line with the minimum height of a target. */
const line = css({ display: 'inline-block', minHeight: '1.5rem' });
