import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdsInTime, PROPERTY_RUNS } from '../support/property-runs.ts';
import type * as Entry from './documents/entry.ts';
import { openDocumentsPage } from './documents/page.ts';
import { aStyleSheet } from './documents/style-sheets.ts';
import { DOCUMENT_STYLES } from './policy/attacks.ts';

declare const documents: typeof Entry;

/** The computed properties that a document's styles may change. */
const OF_TEXT =
  /^(?:margin|padding|border)-(?:top|right|bottom|left|(?:block|inline)-(?:start|end))(?:-(?:width|style|color))?$|^(?:border-collapse|-webkit-border-(?:horizontal|vertical)-spacing|(?:min-|max-)?width|font-size|font-weight|font-style|font-variant(?:-[a-z-]+)?|text-(?:align|indent|transform|wrap-mode|wrap-style)|text-decoration(?:-line|-style|-color)?|-webkit-text-decorations-in-effect|white-space-collapse|hyphens|vertical-align|alignment-baseline|baseline-shift|list-style-type|caption-side|table-layout|orphans|widows|break-(?:before|after|inside))$/;

let page: Page;
let opened: Awaited<ReturnType<typeof openDocumentsPage>>;
beforeAll(async () => {
  opened = await openDocumentsPage();
  page = opened.page;
});
afterAll(() => opened.close());

const safe = (css: string): Promise<string> => page.evaluate((text) => documents.safeStyles(text), css);

/** For each style sheet, what its safe styles change in a document beyond how text is set. */
const beyondText = async (sheets: readonly string[]): Promise<readonly (readonly string[])[]> => {
  const effects = await page.evaluate(
    (all) => documents.effectsOf(all.map((css) => documents.safeStyles(css))),
    sheets,
  );
  return effects.map(({ changed, leastShare }) => [
    ...changed.filter(([name]) => !OF_TEXT.test(name)).map(([name]) => name),
    ...changed.filter(([, value]) => /-\d|url/.test(value)).map(([name, value]) => `${name}: ${value}`),
    ...(leastShare < 0.799 ? [`type of ${leastShare}`] : []),
  ]);
};

describe('the styles of a document', () => {
  it.each([
    ['h2, .fee { font-weight: 700; text-align: CENTER }', 'h2,.fee{font-weight:700;text-align:center;}'],
    [
      'p { margin: 0 0 1em !important }',
      'p{margin-top:0px!important;margin-right:0px!important;margin-bottom:1em!important;margin-left:0px!important;}',
    ],
    [
      'td:first-child { border-bottom: 1px solid #ccc; white-space: nowrap }',
      'td:first-child{border-bottom-width:1px;border-bottom-style:solid;border-bottom-color:rgb(204, 204, 204);white-space-collapse:collapse;text-wrap-mode:nowrap;}',
    ],
    ['p { font-variant: small-caps }', /font-variant-caps:small-caps;/],
    ['a { text-decoration: underline dotted red }', /-line:underline;.*-style:dotted;.*-color:red;/],
    ['table { border-spacing: 4px 8px }', /spacing:4px;.*spacing:8px;/],
    ['ol { list-style: lower-roman inside }', 'ol{list-style-type:lower-roman;}'],
    ['th { vertical-align: middle; padding: 12pt }', /^th\{vertical-align:middle;padding-top:12pt;.*\}$/],
    ['@media print { h2 { break-before: page } }', '@media print{h2{break-before:page;}}'],
    [
      '@media (min-width: 600px) and (1/2 < aspect-ratio) { @media screen { p { width: 50% } } }',
      /^@media \(min-width: 600px\) and \(1 ?\/ ?2 < aspect-ratio\)\{@media screen\{p\{width:50%;\}\}\}$/,
    ],
    ['h2 { page-break-after: avoid; hyphens: auto }', 'h2{break-after:avoid;hyphens:auto;}'],
  ])('keep how a text is set: %s', async (css, kept) => {
    const text = await safe(css);
    if (typeof kept === 'string') expect(text).toBe(kept);
    else expect(text).toMatch(kept);
  });

  it.each([
    'ul > li + li ~ li',
    '*',
    '#terms .fee.small',
    '[lang]',
    '[lang="fr" i]',
    '[title~="a.b"]',
    ':is(h2, h3):not(.fee, :first-child)',
    'tr:nth-child(2n+1)',
    'p:nth-last-of-type(2)',
    'li:nth-child(2n of .fee)',
    '.für',
  ])('keep the selector %s', async (selector) => {
    expect(await safe(`${selector} { orphans: 3 }`)).toBe(`${selector}{orphans:3;}`);
  });

  it.each([
    'p { color: white }',
    'p { background: white }',
    'p { font-size: 0 }',
    'p { font-size: 1px }',
    'p { font-size: 10% }',
    'p { font-size: XX-small }',
    'p { font: 0/0 a }',
    'p { font-family: Webdings }',
    'p { display: none }',
    'p { visibility: hidden }',
    'p { opacity: 0 }',
    'p { clip-path: inset(50%) }',
    'p { height: 0; overflow: hidden }',
    'p { line-height: 0 }',
    'p { margin: -1px }',
    'p { margin: -1e3em }',
    'p { margin: 9999px }',
    'p { margin: 1e9px }',
    'p { margin: 99vh }',
    'p { margin: 1constructor }',
    'p { margin: calc(-1 * 1em) }',
    'p { margin: var(--x) }',
    'p { margin: attr(title px) }',
    'p { border-color: color-mix(in srgb, red, blue) }',
    'p { text-indent: -99em }',
    'p { text-decoration-thickness: 2em }',
    'p { list-style-type: "x" }',
    'p { list-style-image: url(https://evil.example) }',
    'p { border-image: url(https://evil.example) 1 }',
    'p { constructor: 1 }',
    'p { --x: fixed }',
    'p { all: unset }',
    ':host { margin: 0 }',
    ':host(div) { margin: 0 }',
    ':host-context(body) { margin: 0 }',
    ':is(:host) { margin: 0 }',
    'p::before { margin: 0 }',
    'p:before { margin: 0 }',
    'p::first-letter { margin: 0 }',
    '::slotted(p) { margin: 0 }',
    'p:hover { margin: 0 }',
    'p:HOVER { margin: 0 }',
    ':not(:host) { margin: 0 }',
    'p:nth-child(1 of :host) { margin: 0 }',
    '.a\\:hover { margin: 0 }',
    '.\\31 a { margin: 0 }',
    '[title="\\""] { margin: 0 }',
    '[title="{} p"] { margin: 0 }',
    '& { margin: 0 }',
    'article { & p { margin: 0 } }',
    '@import "https://evil.example/x.css";',
    '@i\\41mport "https://evil.example/x.css";',
    '@font-face { font-family: x; src: url(https://evil.example) }',
    '@supports (color: red) { p { margin: 0 } }',
    '@layer x { p { margin: 0 } }',
    '@container (width > 0px) { p { margin: 0 } }',
    '@scope (article) { p { margin: 0 } }',
    '@starting-style { p { margin: 0 } }',
    '@keyframes k { to { margin: 0 } }',
    '@page { margin: 0 }',
    '@property --q { syntax: "*"; inherits: true; initial-value: fixed }',
    '@counter-style c { system: cyclic; symbols: "x" }',
    '@media (unknown("a")) { p { margin: 0 } }',
    'p { background: u\\41rl(https://evil.example) }',
    'p { background: \\75 rl(https://evil.example) }',
    'p { background-image: image-set("https://evil.example" 1x) }',
    'p { position : FIXED; inset: 0 }',
    'p { mar',
    '}}{{;;',
    '',
  ])('keep nothing that hides, covers, fetches or leads beyond the document: %s', async (css) => {
    // Properties that a shorthand resets to their initial value are harmless, and nothing else remains of it.
    expect((await safe(css)).replace(/^p\{(?:font-[a-z-]+:normal;)+\}$/, '')).toBe('');
    expect(await beyondText([css])).toEqual([[]]);
  });

  it('lose one declaration or selector, and keep the others', async () => {
    expect(
      await safe('p { position: fixed; orphans: 2 } :host, b, :is(i, :host), q { font-weight: 400 }'),
    ).toBe('p{orphans:2;}b,q{font-weight:400;}');
    expect(
      await safe('p { margin: 1px -1px 1px var(--x); padding: 0 -1px; border: 1px dotted url(x) }'),
    ).toBe('');
    expect(await safe('p { margin: 1px -1px }')).toBe('p{margin-top:1px;margin-bottom:1px;}');
  });

  it.each(Object.entries(DOCUMENT_STYLES))('lose what would leave the box: %s', async (_what, css) => {
    expect(await safe(css)).not.toMatch(
      /position|inset|host|::|var|-\d|vh|vw|transform|shadow|outline|background|content|@(?!media)/,
    );
    expect(await beyondText([css])).toEqual([[]]);
  });

  it('set no property of this browser but those of how a text is set, to whatever value', async () => {
    const names = await page.evaluate(() => [
      ...documents.allProperties(),
      ...(
        'all font background border border-image list-style inset animation overflow ' +
        'transition text-decoration text-emphasis columns flex grid mask outline'
      ).split(' '),
    ]);
    expect(names.length).toBeGreaterThan(300);
    const values = ['0', '-1px', '1px', '7', '50%', '200vh', '1e9em', 'none', 'red', 'fixed', 'inherit'];
    const sheets = [...values, 'hidden', 'unset', 'url(x)', 'var(--x)', 'rgb(0 0 0 / 0)', '"x"'].flatMap(
      (value) => names.map((name) => `* { ${name}: ${value} !important }`),
    );
    const found: (readonly string[])[] = [];
    for (let from = 0; from < sheets.length; from += 500)
      found.push(...(await beyondText(sheets.slice(from, from + 500))));
    expect(found.map((each, index) => [sheets[index], ...each]).filter(({ length }) => length > 1)).toEqual(
      [],
    );
  });

  it('leave the box and all but the text alone, are the same when read again, and fetch nothing, whatever they are', async () => {
    const inOneCall = 25;
    await holdsInTime(
      fc.asyncProperty(fc.array(aStyleSheet, { minLength: 1, maxLength: inOneCall }), async (sheets) => {
        expect(await beyondText(sheets)).toEqual(sheets.map(() => []));
        const [once, twice] = await page.evaluate((all) => {
          const read = all.map((css) => documents.safeStyles(css));
          return [read, read.map((css) => documents.safeStyles(css))];
        }, sheets);
        expect(twice).toEqual(once);
        for (const css of once ?? [])
          expect(css).toMatch(
            /^(?:@media [\w\s():,.<>=/-]*\{|\}|[^{}@;\\"]*(?:"[^{}@;\\"]*"[^{}@;\\"]*)*\{(?:[a-z-]+:[\w .,()%+-]+(?:!important)?;)+\})*$/,
          );
      }),
      { numRuns: Math.ceil(PROPERTY_RUNS / inOneCall) },
    );
    expect(opened.refused).toEqual([]);
  });

  it.each([
    ['conditions', '@media all{'.repeat(100_000)],
    ['rules', 'p{'.repeat(100_000)],
    ['selectors', `${':not('.repeat(100_000)}p`],
    ['brackets', `${':is(p['.repeat(100_000)}p`],
    ['conditions behind comments', '@media all{/*}*/'.repeat(100_000)],
  ])('do not end the page where %s nest too deeply', async (_what, css) => {
    expect(await safe(`p { orphans: 2 } ${css}`)).toBe('');
    expect(await safe('p { orphans: 2 }')).toBe('p{orphans:2;}');
  });

  it('are parsed quickly, however long a list of selectors or a name is', async () => {
    expect(await safe(`${'a,'.repeat(200_000)}b{orphans:2}`)).toMatch(/b\{orphans:2;\}$/);
    expect(await safe(`${'a'.repeat(500_000)}:hover{orphans:2}`)).toBe('');
    expect(await safe(`${'.a'.repeat(50_000)}::before{orphans:2}`)).toBe('');
  });
});
