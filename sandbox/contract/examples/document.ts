import type { DocumentWire } from '../document.ts';

export const documentExample: DocumentWire = {
  id: 'doc_12',
  kind: 'one-time',
  title: 'Authorization for a one-time payment',
  locale: 'en-us',
  version: '2026-01',
  effectiveOn: '2026-11-21',
  contentType: 'text/html',
  content: '<h1>Authorization for a one-time payment</h1><p>You authorize one payment of $50.00.</p>',
};
