import { css } from '@emotion/react';
import { PortalConfiguration } from '@member-portal/application/ports';
import { useEffect, useRef } from 'react';
import { useService } from '../services/ServicesProvider.tsx';
import { tokens } from '../theme/tokens.ts';
import { useFirstScreen } from './FirstScreen.tsx';

/**
 * The heading of a page or of a step: it sets the window's title and takes the focus when it appears, except on the
 * first page of a visit, where the focus is left unchanged.
 */
export const PageHeading = ({ children: text }: { readonly children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { name } = useService(PortalConfiguration);
  const firstScreen = useFirstScreen();
  useEffect(() => {
    document.title = `${text} – ${name}`;
  }, [text, name]);
  useEffect(() => {
    if (firstScreen.current) firstScreen.current = false;
    else heading.current?.focus({ preventScroll: true });
  }, [firstScreen]);
  return (
    <h1 ref={heading} tabIndex={-1} css={style}>
      {text}
    </h1>
  );
};

const style = css({
  fontSize: tokens.size.page,
  fontWeight: tokens.weight.bold,
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
});
