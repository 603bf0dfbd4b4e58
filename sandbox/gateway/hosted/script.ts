/**
 * The one script of the hosted pages. It tells the page around what this page has come to, to the origin that the
 * session was opened for and to nobody else, and keeps a second press of a button from sending a form twice.
 */
export const HOSTED_SCRIPT = `'use strict';
(() => {
  const { session, origin, type, method, error } = document.documentElement.dataset;
  if (!session || !origin || window.parent === window) return;
  const tell = (message) => window.parent.postMessage({ source: 'gateway', session, ...message }, origin);
  tell({ type, ...(method ? { paymentMethodId: method } : {}), ...(error ? { error } : {}) });
  let told = 0;
  const measure = () => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    tell({ type: 'resize', height });
  };
  new ResizeObserver(measure).observe(document.documentElement);
  measure();
  let sent = false;
  document.addEventListener('submit', (event) => {
    if (sent) event.preventDefault();
    sent = true;
  });
  window.addEventListener('pageshow', () => { sent = false; });
  const first = document.querySelector('[aria-invalid=true], [data-focus]');
  if (first) first.focus();
})();
`;
