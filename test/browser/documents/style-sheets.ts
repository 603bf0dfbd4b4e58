import fc from 'fast-check';

const selector = fc.constantFrom(
  ...['p', '*', 'P.a', '#i', '[title]', '[title="t" i]', 'article > h2 + p', 'li:nth-child(2n + 1 of li)'],
  ...[':is(p, b):not(.x)', ':host', ':host(div)', ':host-context(body)', 'p::before', 'a:hover', '::marker'],
  ...['& p', '&', 'svg|p', '.a\\3a b', '[title="\\"} * { position: fixed"]', ':root', ':is(:host, p)', ''],
);

const property = fc.constantFrom(
  ...(
    'margin MARGIN-LEFT padding-inline border border-image font font-size text-indent text-decoration list-style ' +
    'position inset display color background content all --x width max-width line-height opacity transform zoom ' +
    'white-space vertical-align font-weight -webkit-margin-start -webkit-text-fill-color float'
  ).split(' '),
  ...['pos\\69tion', 'w\\69 dth'],
);

const word = fc.oneof(
  fc.constantFrom('0', '1px', '-1px', '1e3em', '.5em', '50%', '-0', '1', '200vh', '9999px', '90%', '1.5rem'),
  fc.constantFrom('none', 'solid', 'red', '#cccc', 'fixed', 'inherit', 'bold', 'small', 'xx-small', 'nowrap'),
  fc.constantFrom(
    'var(--x)',
    'calc(-1 * 9em)',
    'url(x)',
    'rgb(0 0 0 / 0)',
    '"}"',
    "'\\'",
    'f\\69xed',
    '/**/',
  ),
);

const declaration = fc
  .tuple(property, fc.array(word, { minLength: 1, maxLength: 3 }), fc.constantFrom('', ' !important', '!x'))
  .map(([name, words, end]) => `${name}: ${words.join(' ')}${end};`);

const garbage = fc.constantFrom(
  ...'{ } ; : " \' \\ /* */ <!-- --> @ ( ) [ @media url( !important \\}'.split(' '),
  ...['@import "x";', '@charset "x";', '@namespace svg url(x);', '@layer x;', '\n', '\0'],
);

const around = fc.constantFrom(
  ...['@media all {', '@media print {', '@media (min-width: 1px) {', '@media not all and (x("}")) {'],
  ...[
    '@layer x {',
    '@supports (color: red) {',
    '@container (width > 0) {',
    '@scope (article) {',
    'article {',
  ],
);

const { rule } = fc.letrec<{ rule: string }>((tie) => ({
  rule: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .tuple(fc.array(selector, { minLength: 1, maxLength: 3 }), fc.array(declaration, { maxLength: 4 }))
      .map(([selectors, declarations]) => `${selectors.join(', ')} {${declarations.join(' ')}}`),
    garbage,
    fc
      .tuple(around, fc.array(tie('rule'), { maxLength: 3 }))
      .map(([open, rules]) => `${open}${rules.join('')}}`),
  ),
}));

/** Style sheets that set a text, that would do more, and that are hardly style sheets. */
export const aStyleSheet: fc.Arbitrary<string> = fc
  .array(rule, { maxLength: 5 })
  .map((rules) => rules.join(' '));
