import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { linkStyle } from './link-style.ts';

const Anchor = (props: ComponentPropsWithRef<'a'>) => <a {...props} css={linkStyle} />;
/** A link to a route of the portal. */
export const TextLink: LinkComponent<typeof Anchor> = createLink(Anchor);
