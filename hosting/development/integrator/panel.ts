// The panel beside the page in integrator's mode: loaded only by the development server, into a separate shadow root.
import { bugReport, wholeReport } from './bug-report.ts';
import { PANEL_STYLE } from './panel-style.ts';
import type { RecordedCall } from './recorded-call.ts';

const ASK_EVERY_MS = 700;

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  element.className = className;
  element.append(...inside);
  return element;
};

const copyButton = (words: string, text: () => string | undefined): HTMLButtonElement => {
  const button = make('button', 'copy', words);
  button.type = 'button';
  button.addEventListener('click', () => {
    const report = text();
    if (report === undefined) return;
    navigator.clipboard.writeText(report).then(
      () => button.replaceChildren('Copied'),
      () => button.replaceChildren('Not allowed to copy'),
    );
  });
  return button;
};

const entryOf = (call: RecordedCall): HTMLElement => {
  const { method, route, status, ms, breaches, cause } = call;
  const isWrong = breaches.length > 0 || cause !== undefined;
  const head = make(
    'div',
    'head',
    make('code', '', `${method} ${route}`),
    make('span', 'time', `${status} · ${ms} ms`),
  );
  const list = make(
    'ul',
    '',
    ...breaches.map(({ path, expected, got }) => {
      return make('li', '', make('code', '', path), `: expected ${expected}, got ${got}`);
    }),
  );
  return make(
    'article',
    isWrong ? 'call wrong' : 'call',
    head,
    ...(cause === undefined ? [] : [make('p', '', cause)]),
    ...(breaches.length > 0 ? [list] : []),
    ...(isWrong ? [copyButton('Copy as a bug report', () => bugReport(call))] : []),
  );
};

const showPanel = (): void => {
  const host = document.createElement('aside');
  host.id = 'integrator-panel';
  host.setAttribute('aria-label', 'Calls of this page');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PANEL_STYLE);
  root.adoptedStyleSheets = [sheet];
  const calls: RecordedCall[] = [];
  const told = make('p', 'told', 'No call yet.');
  const list = make('div', 'calls');
  const fold = make('button', 'fold', 'Hide');
  fold.type = 'button';
  const setOpen = (isOpen: boolean): void => {
    host.toggleAttribute('data-folded', !isOpen);
    document.documentElement.style.marginInlineEnd = isOpen ? '24rem' : '';
    fold.replaceChildren(isOpen ? 'Hide' : 'Calls');
  };
  fold.addEventListener('click', () => setOpen(host.hasAttribute('data-folded')));
  root.append(
    make('header', '', make('strong', '', 'Calls of this page'), fold),
    make(
      'div',
      'all',
      told,
      copyButton('Copy all as a bug report', () => wholeReport(calls)),
    ),
    list,
  );
  document.body.append(host);
  setOpen(true);

  const ask = async (): Promise<void> => {
    const answer = await fetch(`/integrator/calls?after=${calls.at(-1)?.number ?? 0}`);
    const fresh: readonly RecordedCall[] = await answer.json();
    for (const call of fresh) list.prepend(entryOf(call));
    calls.push(...fresh);
    const wrong = calls.filter(({ breaches, cause }) => breaches.length > 0 || cause !== undefined).length;
    if (calls.length > 0) told.replaceChildren(`${calls.length} calls, ${wrong} with a problem`);
  };
  const again = (): void => {
    ask()
      .catch(() => told.replaceChildren('The development server does not answer.'))
      .finally(() => setTimeout(again, ASK_EVERY_MS));
  };
  again();
};

showPanel();
