import { css } from '@emotion/react';

/** Short facts in a row, separated by dots. Where they do not fit on a line, it breaks between two, and no dot shows. */
export const FactLine = ({
  facts,
}: {
  /** False and undefined are left out. */
  readonly facts: readonly (string | false | undefined)[];
}) => (
  <span css={spaced}>
    <span css={line}>
      {facts.filter(Boolean).map((fact, index) => (
        <span key={String(fact)}>
          <span css={whole}>
            {index > 0 && <span aria-hidden="true">· </span>}
            {fact}
          </span>{' '}
        </span>
      ))}
    </span>
  </span>
);

/** The room of a dot. What begins a line has its dot to the left of the window, where it is cut off. */
const ROOM = '0.55em';
const spaced = css({ display: 'block', overflowX: 'clip' });
const line = css({ display: 'block', marginInlineStart: `-${ROOM}` });
// Inline blocks instead of `nowrap`: a fact that is longer than the line still breaks.
const whole = css({
  position: 'relative',
  display: 'inline-block',
  paddingInlineStart: ROOM,
  overflowWrap: 'anywhere',
  '& > [aria-hidden]': { position: 'absolute', insetInlineStart: 0 },
});
