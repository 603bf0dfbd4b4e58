import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import { day } from './day.ts';

export const aDocument = (changed: Partial<DisclosureDocument> = {}): DisclosureDocument => ({
  id: 'document-1',
  kind: 'one-time',
  title: 'Authorisation of a one-time payment',
  locale: 'en-us',
  version: '1',
  effectiveOn: day('2026-01-01'),
  content: '<p>I authorise this payment.</p>',
  ...changed,
});
