import { css } from '@emotion/react';

/** Short facts one after another, parted by dots. Where they do not fit on a line, it breaks between two of them. */
export const FactLine = ({ facts }: { readonly facts: readonly string[] }) =>
  facts.map((fact, index) => (
    <span key={fact}>
      <span css={whole}>
        {fact}
        {index < facts.length - 1 ? <span aria-hidden="true"> ·</span> : undefined}
      </span>{' '}
    </span>
  ));

// Inline blocks, and not without any breaks: one that is longer than the line still breaks within.
const whole = css({ display: 'inline-block', overflowWrap: 'anywhere' });
