import { INBOX_STYLE } from '../inbox/inbox-style.ts';

/** Style sheet of the front desk, served separately so that its pages need no inline styles. */
export const DESK_STYLE = `${INBOX_STYLE}
.desk { padding-top: 1rem; }
.desk header, .desk main { max-width: 64rem; }
.desk h1 { margin-top: 1.5rem; font-size: 1.625rem; }
.desk h2 { margin: 2rem 0 .5rem; font-size: 1.125rem; }
.desk-nav { display: flex; flex-wrap: wrap; gap: .25rem; margin: .5rem 0 0; padding: 0 0 .5rem; border-bottom: 1px solid var(--line); list-style: none; }
.desk-nav a { display: block; padding: .5rem .75rem; border-radius: 6px; text-decoration: none; }
.desk-nav a:hover { background: var(--line); }
.desk-nav a[aria-current] { background: var(--accent); color: var(--paper); font-weight: 600; }
.desk form { margin: 0; }
.desk button { min-height: 40px; padding: .375rem .875rem; cursor: pointer; }
.desk button:hover { background: var(--line); }
.desk input, .desk select { min-height: 40px; padding: .375rem .5rem; }
select { border: 1px solid var(--soft); border-radius: 6px; background: var(--card); color: inherit; font: inherit; max-width: 100%; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--paper); }
.desk button.main:hover { background: var(--ink); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { padding: .625rem 1rem .625rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { border-top: 0; color: var(--soft); font-size: .8125rem; font-weight: 600; }
td:last-child { padding-right: 0; }
.soft { color: var(--soft); font-size: .875rem; }
.mark { display: inline-block; padding: 0 .5rem; border: 1px solid currentColor; border-radius: 999px; font-size: .8125rem; white-space: nowrap; }
.desk .steps label { flex-basis: auto; font-size: .875rem; }
.desk .steps input { flex: none; }
.message h2 { margin: 0; }
.message .steps, .message table { margin-top: .75rem; }
.message td .steps { margin-top: 0; }
.steps { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.go { flex-wrap: nowrap; }
.narrow { width: 1%; white-space: nowrap; }
.lenders { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0 0 1rem; padding: 0; list-style: none; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1.5rem; margin: 0 0 1.25rem; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; font-variant-numeric: tabular-nums; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .75rem; align-items: end; margin: 0 0 1.5rem; }
.grid .wide { grid-column: span 2; }
.grid label { display: grid; gap: .25rem; min-width: 0; font-size: .875rem; }
.grid input, .grid select { width: 100%; min-width: 0; font-size: 1rem; font-weight: 400; }
.code-text { font-family: ui-monospace, monospace; font-size: .8125rem; overflow-wrap: anywhere; }
pre { margin: .25rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8125rem; }
summary { cursor: pointer; }
@media (max-width: 640px) { .facts { grid-template-columns: minmax(0, 1fr); gap: 0; } .facts dd { margin-bottom: .5rem; } .go { flex-wrap: wrap; } .stack, .stack tbody, .stack tr, .stack th, .stack td { display: block; width: auto; } .stack thead { display: none; } .stack tr { padding: .75rem 0; border-top: 1px solid var(--line); } .desk .stack th, .desk .stack td { padding: .125rem 0; border: 0; } .grid .wide { grid-column: auto; } .desk td, .desk th { padding-right: .625rem; } }
`;
