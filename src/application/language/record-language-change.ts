import { acceptLocale } from '@member-portal/domain/locale';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { Analytics, LanguageChangeStore, TenantLocales } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** Records, once, the language change that caused this page load. Call it when a page starts. */
export type RecordLanguageChange = () => void;

export const RecordLanguageChange = defineUseCase(
  'RecordLanguageChange',
  { changes: LanguageChangeStore, configuration: TenantLocales, analytics: Analytics },
  ({ changes, configuration, analytics }): RecordLanguageChange =>
    () => {
      acceptLocale(changes.take() ?? '', configuration.locales).andTee((locale) => {
        const { event, info } = trackedEvent('change_language', { locale });
        analytics.track(event, { ...info });
      });
    },
);
