import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { type ButtonVariant, buttonStyle } from './button-style.ts';

interface AnchorProps extends ComponentPropsWithRef<'a'> {
  readonly variant?: ButtonVariant;
}

const Anchor = ({ variant = 'primary', ...rest }: AnchorProps) => <a {...rest} css={buttonStyle(variant)} />;

/** A link to a route of the portal, styled as a button: `<LinkButton to="/loans/outstanding" variant="secondary">`. */
export const LinkButton: LinkComponent<typeof Anchor> = createLink(Anchor);
