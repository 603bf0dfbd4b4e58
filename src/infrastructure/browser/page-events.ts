/** Events and visibility of the page, on which the ports for activity and time are built. */
export interface PageEvents {
  /** Listens on the window and the document until the returned function is called. */
  subscribe(types: readonly string[], listener: () => void): () => void;
  isHidden(): boolean;
  /** Covers or uncovers the page's content: the back/forward cache restores a page as it was last painted. */
  cover(covered: boolean): void;
}

/** The page events of a front end without a page. */
export const noPage: PageEvents = { subscribe: () => () => {}, isHidden: () => false, cover: () => {} };

/** The page of a browser window. Listeners are passive and see events before anything can stop them. */
export const windowPage = (window: Window): PageEvents => ({
  subscribe: (types, listener) => {
    const options = { capture: true, passive: true };
    // Focus within the page follows a press, a key or a dialog that opens automatically, so it does not count.
    const hear = (event: Event): void => {
      if (event.type !== 'focus' || event.target === window) listener();
    };
    for (const type of types) {
      const target = type === 'visibilitychange' ? window.document : window;
      target.addEventListener(type, hear, options);
    }
    return () => {
      for (const type of types) {
        const target = type === 'visibilitychange' ? window.document : window;
        target.removeEventListener(type, hear, options);
      }
    };
  },
  isHidden: () => window.document.visibilityState === 'hidden',
  cover: (covered) => {
    window.document.documentElement.style.visibility = covered ? 'hidden' : '';
  },
});
