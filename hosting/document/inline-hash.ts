import { createHash } from 'node:crypto';

/** The source that allows an inline script or style in a content security policy. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
