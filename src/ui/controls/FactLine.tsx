import { css } from '@emotion/react';

/** Short facts in a row, separated by dots. A line break falls between two facts and hides the dot. */
export const FactLine = ({
  facts,
}: {
  /** False and undefined entries are skipped. */
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

/** The width of a dot. The dot of the first fact on a line lies outside of the row, where it is clipped. */
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
