import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { bareButton } from '../theme/styles.ts';
import { linkStyle } from './link-style.ts';

/** A button that looks like a link within text: it acts on this page and does not navigate. */
export const ActionLink = ({ type = 'button', ...rest }: ComponentPropsWithRef<'button'>) => (
  <button {...rest} type={type} css={[plain, linkStyle]} />
);

const plain = css(bareButton, { display: 'inline', textAlign: 'start' });
