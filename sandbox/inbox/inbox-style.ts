/** Style sheet of the inbox page, served separately so that the page needs no inline styles. */
export const INBOX_STYLE = `:root { color-scheme: light dark; --ink: #1d1b26; --soft: #5c5966; --paper: #fbfaf8; --card: #fff; --line: #dcd9e2; --accent: #4b3fc4; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0eef6; --soft: #b4b0c0; --paper: #16141d; --card: #201d29; --line: #383445; --accent: #b3a9ff; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header, main { max-width: 40rem; margin: 0 auto; }
.lender { margin: 0; color: var(--soft); }
h1 { margin: 0 0 .5rem; font-size: 2rem; line-height: 1.2; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 1rem 0 2rem; }
label { flex-basis: 100%; font-weight: 600; }
input, button { min-height: 48px; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: 6px; background: var(--card); color: inherit; font: inherit; }
input { flex: 1 1 14rem; }
button { padding-inline: 1.25rem; border-color: var(--accent); color: var(--accent); font-weight: 600; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
ol { margin: 0; padding: 0; list-style: none; }
.message { margin: 0 0 1rem; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 10px; background: var(--card); overflow-wrap: anywhere; }
.message p { margin: 0; }
.meta { display: flex; flex-wrap: wrap; gap: .25rem .75rem; color: var(--soft); font-size: .875rem; }
.channel { font-weight: 700; color: var(--ink); }
.code { font-size: 2.5rem; font-weight: 700; line-height: 1.3; letter-spacing: .12em; font-variant-numeric: tabular-nums; }
.subject { font-weight: 600; }
`;
