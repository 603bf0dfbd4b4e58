/**
 * The one script of the hosted pages. It tells the page around what this page has come to, to the origin that the
 * session was opened for and to nobody else, and keeps a second press of a button from sending a form twice. It sends
 * forms itself: numbers are never written back into a page, so what was typed can only stay where the page does. Escape is
 * the page's own Cancel. Activity, never its content, is reported at most once in 10 seconds: the portal cannot see typing in
 * this frame and would sign out a buyer who is busy here.
 */
export const HOSTED_SCRIPT = `'use strict';
(() => {
  const root = document.documentElement;
  const { session, origin } = root.dataset;
  if (!session || !origin || window.parent === window) return;
  const tell = (message) => window.parent.postMessage({ source: 'gateway', session, ...message }, origin);
  const present = (next) => {
    const { type, method, error } = root.dataset;
    tell({ type, ...(method ? { paymentMethodId: method } : {}), ...(error ? { error } : {}) });
    const first = document.querySelector('[aria-invalid=true], [data-focus]') ?? next;
    if (first) first.focus();
  };
  let told = 0;
  const measure = () => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    tell({ type: 'resize', height });
  };
  new ResizeObserver(measure).observe(root);
  present();
  measure();

  const keep = (typed) => {
    for (const input of document.querySelectorAll('input[type=text]')) {
      if (input.value === '' && typed.has(input.name)) input.value = typed.get(input.name);
    }
  };
  const send = async (form, button) => {
    const typed = new Map(new FormData(form, button));
    const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams([...typed]) });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (!answer.ok || page.documentElement.dataset.session !== session) throw new Error('not this session');
    for (const name of ['type', 'method', 'error']) root.dataset[name] = page.documentElement.dataset[name];
    document.title = page.title;
    document.body.replaceChildren(...page.body.childNodes);
    keep(typed);
    const heading = document.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    present(heading);
  };
  let quietUntil = 0;
  const act = (event) => {
    if (!event.isTrusted || event.timeStamp < quietUntil) return;
    quietUntil = event.timeStamp + 10_000;
    tell({ type: 'activity' });
  };
  for (const sign of ['input', 'keydown', 'pointerdown']) document.addEventListener(sign, act, { capture: true, passive: true });

  let sent = false;
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    if (sent) return;
    sent = true;
    // Where that fails the browser sends it the plain way, and shows its outcome.
    send(event.target, event.submitter).catch(() => event.target.submit()).finally(() => { sent = false; });
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || sent) return;
    const cancel = document.getElementById('cancel');
    if (cancel) cancel.requestSubmit();
  });
})();
`;
