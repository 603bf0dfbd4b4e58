const LABELABLE = /^(button|input|meter|output|progress|select|textarea)$/;

const isLabelable = (element: Element): boolean =>
  LABELABLE.test(element.localName) && element.getAttribute('type')?.toLowerCase() !== 'hidden';

const firstLabelableIn = (element: Element): Element | null => {
  for (const child of element.children) {
    const found = isLabelable(child) ? child : firstLabelableIn(child);
    if (found) return found;
  }
  return null;
};

/** The control of a label (HTML, 4.10.4): the one that it names, or else the first within it. */
const controlOf = (label: HTMLLabelElement): Element | null => {
  const id = label.getAttribute('for');
  if (id === null) return firstLabelableIn(label);
  const root = label.getRootNode();
  const named = 'getElementById' in root ? (root as DocumentFragment).getElementById(id) : null;
  return named && isLabelable(named) ? named : null;
};

const labelsOf = (control: Element): readonly HTMLLabelElement[] | null => {
  if (!isLabelable(control)) return null;
  const root = control.getRootNode();
  // The head holds more elements than the page, and no labels.
  const within = root instanceof Document ? root.body : (root as Element | DocumentFragment);
  return [...within.querySelectorAll('label')].filter((label) => controlOf(label) === control);
};

/**
 * Finds the labels of a control in one pass over the labels. Queries by role and by label ask for those of every control, and jsdom
 * walks the whole document for each label of each control. Does nothing where there is no document.
 */
export const findLabelsQuickly = (): void => {
  if (!globalThis.window) return;
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement) {
      return controlOf(this);
    },
  });
  for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Element) {
        return labelsOf(this);
      },
    });
  }
};
