import { css } from '@emotion/react';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { tokens } from '../theme/tokens.ts';

/** How a link within text looks; also worn by buttons that read as links. */
export const linkStyle = css({
  color: tokens.color.accent,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationThickness: '2px' },
});

const Anchor = (props: ComponentPropsWithRef<'a'>) => <a {...props} css={linkStyle} />;
/** A link to a route of the portal. */
export const TextLink: LinkComponent<typeof Anchor> = createLink(Anchor);
