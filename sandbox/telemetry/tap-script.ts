/** Names the cookie of a browser that wants its pages listened to. */
export const TAP_COOKIE = 'sandbox-tap';

/**
 * Stands in for a tag manager: everything that the page has pushed to its data layer, and will push, goes to the tap.
 * The sandbox adds it only to pages of a browser that enabled it at the front desk.
 */
export const TAP_SCRIPT = `'use strict';
(() => {
  const layer = (window.dataLayer = window.dataLayer || []);
  const tell = (content) => {
    const body = JSON.stringify({ kind: 'analytics', content });
    fetch('/sandbox/tap', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, keepalive: true }).catch(() => {});
  };
  layer.forEach(tell);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => { entries.forEach(tell); return push(...entries); };
})();
`;
