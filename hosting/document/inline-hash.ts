import { createHash } from 'node:crypto';

/** What allows a text inside of a script or style element in a content security policy. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
