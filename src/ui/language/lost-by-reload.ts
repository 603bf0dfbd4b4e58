import { hasTypedCode } from './has-typed-code.ts';

/** Whether a reload now would lose something: a typed code, the gateway's form, or sight of what is being sent. */
export const isLostByReload = (): boolean =>
  hasTypedCode() || document.querySelector('dialog iframe, [aria-busy=true]') !== null;
