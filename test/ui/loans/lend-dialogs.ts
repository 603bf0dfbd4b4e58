/** The test environment has no modal dialogs, no scrolling and no constructed style sheets: the little that screens ask for. */
export const lendDialogs = (): void => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
    this.removeAttribute('open');
  };
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  CSSStyleSheet.prototype.replaceSync = () => undefined;
};
