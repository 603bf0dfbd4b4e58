import { describe, expect, it } from 'vitest';
import { safeStyles } from '../../../src/ui/documents/safe-styles.ts';
import { DOCUMENT_STYLES } from '../../browser/policy/attacks.ts';

describe('the styles of a document', () => {
  it('keep how a text is set', () => {
    const css =
      'h2,.fee{font-weight:700;margin:0 0 1em;text-align:center}td:first-child{border-bottom:1px solid #ccc;white-space:nowrap}';
    expect(safeStyles(css)).toBe(css);
  });

  it('keep what is meant for paper', () => {
    expect(safeStyles('@media print { h2 { break-before: page } }')).toBe(
      '@media print{h2{break-before:page}}',
    );
  });

  it.each([
    'p { color: white }',
    'p { background: white }',
    'p { font-size: 0 }',
    'p { font-size: 1px }',
    'p { font-size: 10% }',
    'p { font-size: xx-small }',
    'p { font: 0/0 a }',
    'p { font-family: Webdings }',
    'p { display: none }',
    'p { visibility: hidden }',
    'p { opacity: 0 }',
    'p { clip-path: inset(50%) }',
    'p { height: 0; overflow: hidden }',
    'p { line-height: 0 }',
    'p { margin: -1px }',
    'p { margin: 0 -1e3em }',
    'p { margin: 9999px }',
    'p { margin: 99vh }',
    'p { margin: calc(-1 * 1em) }',
    'p { margin: var(--x) }',
    'p { text-indent: -99em }',
    'p { list-style-type: "x" }',
    'p { list-style: url(https://evil.example) }',
    'p { constructor: 1 }',
    'p { --x: fixed }',
    ':host { margin: 0 }',
    ':host(div) { margin: 0 }',
    'p::before { margin: 0 }',
    'p:hover { margin: 0 }',
    ':not(:host) { margin: 0 }',
    'p:nth-child(1 of :host) { margin: 0 }',
    '@import "https://evil.example/x.css";',
    '@i\\41mport "https://evil.example/x.css";',
    '@font-face { font-family: x; src: url(https://evil.example) }',
    '@supports (color: red) { p { margin: 0 } }',
    'p { background: u\\41rl(https://evil.example) }',
    'p { background: \\75 rl(https://evil.example) }',
    'p { background-image: image-set("https://evil.example" 1x) }',
    'p { position : FIXED; inset: 0 }',
    'p { mar',
    '}}{{;;',
    '',
  ])('say nothing that hides, covers, fetches or leads beyond the document: %s', (css) => {
    expect(safeStyles(css)).toBe('');
  });

  it('lose one declaration or selector, and keep the others', () => {
    expect(safeStyles('p { position: fixed; margin: 0 } :host, b { font-weight: 400 }')).toBe(
      'p{margin:0}b{font-weight:400}',
    );
  });

  it.each(Object.entries(DOCUMENT_STYLES))('lose what would leave the box: %s', (_what, css) => {
    expect(safeStyles(css)).not.toMatch(
      /position|inset|host|::|var|-\d|vh|vw|transform|shadow|outline|background|content|@(?!media)/,
    );
  });
});
