/** The panel's style. It does not use the portal's theme, so that nobody mistakes it for a part of the portal. */
export const PANEL_STYLE = `
:host { position: fixed; inset: 0 0 0 auto; width: 24rem; z-index: 2147483647; display: flex; flex-direction: column; background: #16181d; color: #e8eaed; font: 13px/1.45 ui-monospace, monospace; }
:host([data-folded]) { inset: auto 0 0 auto; width: auto; }
:host([data-folded]) .all, :host([data-folded]) .calls, :host([data-folded]) strong { display: none; }
header, .all { display: flex; justify-content: space-between; align-items: center; gap: .75rem; padding: .5rem .75rem; border-bottom: 1px solid #3a3f4b; }
p { margin: 0; }
.calls { overflow: auto; flex: 1; }
.call { padding: .5rem .75rem; border-bottom: 1px solid #2a2e37; }
.wrong { border-inline-start: 4px solid #ff7b72; }
.head { display: flex; justify-content: space-between; gap: .75rem; }
code { overflow-wrap: anywhere; }
.time { white-space: nowrap; color: #a8b0bd; }
ul { margin: .25rem 0; padding-inline-start: 1.25rem; }
button { font: inherit; color: inherit; background: #2a2e37; border: 1px solid #4b5261; border-radius: 4px; padding: .25rem .5rem; cursor: pointer; }
`;
