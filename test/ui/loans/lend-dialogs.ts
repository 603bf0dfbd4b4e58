/** The test environment has no modal dialogs, no scrolling and no constructed style sheets: the little that screens ask for. */
export const lendDialogs = (): void => {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
    openers.set(this, document.activeElement);
    this.setAttribute('open', '');
  };
  // As in a browser, only a dialog that is closed gives the focus back; one that is taken out of the page does not.
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
    this.removeAttribute('open');
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  CSSStyleSheet.prototype.replaceSync = () => undefined;
};
