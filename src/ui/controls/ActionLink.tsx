import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { linkStyle } from './link-style.ts';

/** A button that reads as a link within text: it does something here and goes nowhere. */
export const ActionLink = ({ type = 'button', ...rest }: ComponentPropsWithRef<'button'>) => (
  <button {...rest} type={type} css={[plain, linkStyle]} />
);

const plain = css({
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
