import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { type ButtonVariant, buttonStyle } from './button-style.ts';

interface AnchorProps extends ComponentPropsWithRef<'a'> {
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
}

const Anchor = ({ variant = 'primary', wide = false, ...rest }: AnchorProps) => (
  <a {...rest} css={buttonStyle(variant, wide)} />
);

/** A link to a route of the portal, dressed as a button: `<LinkButton to="/loans/outstanding" variant="secondary">`. */
export const LinkButton: LinkComponent<typeof Anchor> = createLink(Anchor);
