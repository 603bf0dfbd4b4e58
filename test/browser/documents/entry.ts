// Runs in Chromium, where the rules of documents have a real CSSOM and a real parser.
import { safeStyles } from '../../../src/ui/documents/safe-styles.ts';
import { sanitise } from '../../../src/ui/documents/sanitise.ts';

export { safeStyles };

/**
 * Computed properties that depend on an element's available space, its font size, or other properties that
 * are compared.
 */
const FOLLOWS =
  /^(?:height|block-size|inline-size|(?:perspective|transform)-origin|line-height|(?:min-|max-)inline-size)$/;

type Computed = ReadonlyMap<string, string>;

const computedOf = (element: Element): Computed => {
  const style = getComputedStyle(element);
  return new Map([...style].map((name) => [name, style.getPropertyValue(name)]));
};

/** A document's box with every kind of element in it. */
const aBox = () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const add = (parent: Node, tag: string, text = ''): HTMLElement => {
    const element = parent.appendChild(document.createElement(tag));
    element.append(text);
    return element;
  };
  const article = add(root, 'article');
  Object.assign(add(article, 'h2', 'Terms'), { className: 'a', id: 'i', title: 't' });
  const text = add(article, 'p', 'Fees ');
  add(add(text, 'b', 'of '), 'small', 'nothing ');
  Object.assign(add(text, 'a', 'here'), { href: '#i' });
  add(add(article, 'ul'), 'li', 'One');
  const row = add(add(add(article, 'table'), 'tbody'), 'tr');
  add(row, 'th', 'Rate');
  add(row, 'td', '20%');
  return { host, root, elements: [host, ...root.querySelectorAll<HTMLElement>('*')] };
};

const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);

/** The smallest ratio of an element's font size to that of its parent or of the page, whichever is smaller. */
const leastShare = (elements: readonly Element[]): number =>
  Math.min(
    ...elements.map((element) => {
      const around = element.parentElement ? sizeOf(element.parentElement) : sizeOf(document.body);
      return sizeOf(element) / Math.min(around, sizeOf(document.documentElement));
    }),
  );

/** What each style sheet changes of the computed style of a document and of its box. */
export const effectsOf = (sheets: readonly string[]) => {
  const { host, root, elements } = aBox();
  const before = elements.map(computedOf);
  const generated = (): string =>
    `${elements.flatMap((element) => ['::before', '::after', '::marker'].map((part) => getComputedStyle(element, part).content))}`;
  const generatedBefore = generated();
  const effects = sheets.map((css) => {
    if (css === '') return { changed: [], leastShare: 1 };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    const changed = new Map<string, string>();
    for (const [index, element] of elements.entries())
      for (const [name, value] of computedOf(element))
        if (value !== before[index]?.get(name) && !FOLLOWS.test(name))
          changed.set(element === host ? `${name} of the box` : name, value);
    if (generated() !== generatedBefore) changed.set('generated text', generated());
    return { changed: [...changed], leastShare: leastShare(elements) };
  });
  host.remove();
  return effects;
};

/** Every property that this browser computes. */
export const allProperties = (): readonly string[] => [...getComputedStyle(document.body)];

/** Sanitises documents and lists what is left: style sheets, markup, element names, attribute names, addresses of links. */
export const sanitised = (sources: readonly string[]) =>
  sources.map((source) => {
    const { nodes, styles } = sanitise(source);
    const elements = [...nodes.querySelectorAll('*')];
    return {
      styles,
      tree: [...nodes.children].map(({ outerHTML }) => outerHTML).join(''),
      names: elements.map((element) => `${element.namespaceURI} ${element.localName}`),
      attributes: elements.flatMap((element) => element.getAttributeNames()),
      addresses: elements.flatMap((element) => element.getAttribute('href') ?? []),
    };
  });
