interface Colours {
  readonly page: string;
  readonly text: string;
  readonly quiet: string;
  readonly edge: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly danger: string;
}

interface Look {
  readonly button: string;
  readonly control: string;
  readonly light: Colours;
  readonly dark: Colours;
}

const colours = (
  page: string,
  text: string,
  quiet: string,
  edge: string,
  primary: string,
  onPrimary: string,
  danger: string,
): Colours => ({ page, text, quiet, edge, primary, onPrimary, danger });

/** The lenders' themes, so that the page matches theirs. */
const LOOKS: Readonly<Record<string, Look>> = {
  violet: {
    button: '8px',
    control: '8px',
    light: colours('#fff', '#1d1a33', '#5b5772', '#847f9e', '#4b3fd1', '#fff', '#a8201a'),
    dark: colours('#1c1a2e', '#edebf7', '#b0abc8', '#8680a6', '#a69ff7', '#17133b', '#f4a9a3'),
  },
  teal: {
    button: '999px',
    control: '12px',
    light: colours('#fff', '#10292b', '#4d6466', '#728a8b', '#0b7a75', '#fff', '#a51d26'),
    dark: colours('#132526', '#e4f1f0', '#a3bab9', '#769290', '#6fd3c9', '#04302d', '#f5aaae'),
  },
  azure: {
    button: '4px',
    control: '4px',
    light: colours('#fff', '#14202f', '#52606f', '#78879a', '#0a63d6', '#fff', '#7a4f00'),
    dark: colours('#15202e', '#e7eef7', '#a6b5c6', '#7b8da3', '#7cb8ff', '#04244d', '#ffd866'),
  },
};

const properties = (of: Colours): string =>
  Object.entries(of)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

const RULES = `
* { box-sizing: border-box; }
body { margin: 0; padding: 4px; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 .75rem; font-size: 1.375rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
.quiet { color: var(--quiet); font-size: .875rem; }
.field { margin: 0 0 1rem; border: 0; padding: 0; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0 1rem; }
.pair .field { display: grid; grid-template-rows: subgrid; grid-row: span 3; }
.pair label { align-self: end; }
label, legend { display: block; padding: 0; margin-bottom: .25rem; font-weight: 600; }
input:not([type=radio]), button, .tab { min-height: 48px; padding: .5rem .875rem; border: 1px solid var(--edge); border-radius: var(--control); background: var(--page); color: inherit; font: inherit; }
input:not([type=radio]) { width: 100%; }
input[aria-invalid=true] { border: 2px solid var(--danger); }
.radio { display: flex; align-items: center; gap: .625rem; min-height: 44px; font-weight: 400; margin: 0; }
.radio input { width: 1.25rem; height: 1.25rem; accent-color: var(--primary); }
.error { margin: .25rem 0 0; color: var(--danger); font-size: .9375rem; }
.error::before { content: "⚠ "; }
.tabs { display: flex; gap: .5rem; margin: 0 0 1rem; padding: 0; list-style: none; }
.tab { display: inline-flex; align-items: center; text-decoration: none; }
.tab[aria-current] { border: 2px solid var(--primary); font-weight: 700; }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; margin: 0 0 .75rem; }
.buttons:empty { display: none; }
[role=alert] { margin: 0 0 1rem; }
button { border-radius: var(--button); padding-inline: 1.5rem; font-weight: 600; cursor: pointer; color: var(--primary); border-color: var(--primary); }
button.main { background: var(--primary); color: var(--onPrimary); }
.banks { display: grid; gap: .625rem; margin: 0 0 1rem; padding: 0; list-style: none; }
.banks button { width: 100%; text-align: start; }
a { color: var(--primary); }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
@media (forced-colors: active) { button.main { border: 2px solid ButtonText; } .tab[aria-current] { text-decoration: underline; } }
`;

/** Without a hue, so that it matches any lender's. */
const PLAIN: Look = {
  button: '8px',
  control: '8px',
  light: colours('#fff', '#1f2933', '#52606d', '#7b8794', '#1f2933', '#fff', '#a8201a'),
  dark: colours('#1b2027', '#e8ebef', '#aab4be', '#808c99', '#d5dbe1', '#14181d', '#f4a9a3'),
};

/** The style sheet of a theme; a plain one for a theme that is not known. */
export const hostedStyle = (theme: string): string => {
  const look = LOOKS[theme] ?? PLAIN;
  return `:root { color-scheme: light dark; --button: ${look.button}; --control: ${look.control}; ${properties(look.light)} }
@media (prefers-color-scheme: dark) { :root { ${properties(look.dark)} } }${RULES}`;
};
