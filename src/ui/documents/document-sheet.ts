/** The base style of a document, applied before its own sheets: the page's fonts and colours. */
export const documentSheet = `
:host { display: block; color: var(--color-text); font: 1rem/1.6 var(--font-family); overflow-wrap: break-word; }
h1, h2, h3, h4 { line-height: 1.3; text-wrap: balance; margin: 1.6em 0 0.5em; }
h1 { font-size: 1.25rem; } h2 { font-size: 1.125rem; } h3, h4 { font-size: 1rem; }
:is(h1, h2, h3, p, ul, ol, table):first-child { margin-top: 0; }
p, ul, ol, dl, table { margin: 0 0 1em; }
ul, ol { padding-inline-start: 1.4em; }
a { color: var(--color-accent); text-underline-offset: 0.2em; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.5em 0.5em 0.5em 0; border-bottom: 1px solid var(--color-line); text-align: start; vertical-align: top; }
.portal-whole { white-space: nowrap; }
@media print { h1, h2, h3, h4 { break-after: avoid; } tr, li { break-inside: avoid; } p { orphans: 3; widows: 3; } }
hr { border: 0; border-top: 1px solid var(--color-line); margin: 1.5em 0; }
`;
