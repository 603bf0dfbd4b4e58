import { hasTypedCode } from './has-typed-code.ts';

/**
 * Whether a reload now would lose something: a typed code, a dialog with what is in it, sight of what is being sent, or
 * without a connection the page itself.
 */
export const isLostByReload = (): boolean =>
  !navigator.onLine || hasTypedCode() || document.querySelector('dialog[open], [aria-busy=true]') !== null;
