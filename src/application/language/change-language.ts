import { acceptLocale, type Locale } from '@member-portal/domain/locale';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { changeBuyer } from '../account/change-buyer.ts';
import type { Cancellation } from '../cancellation/index.ts';
import { Buyers, type BuyerWriteFailure, SessionStore, TenantLocales } from '../ports/index.ts';
import type { UnknownOutcome } from '../results/index.ts';
import { defineUseCase } from '../services/index.ts';
import { ChooseLanguage } from './choose-language.ts';

/** Why the language was not changed: not offered by the tenant, the buyer not saved, or the outcome unknown. */
export type ChangeLanguageFailure =
  | BuyerWriteFailure
  | UnknownOutcome
  | { readonly kind: 'unsupported-locale' };

/**
 * Changes a signed-in buyer's display language: fetches the buyer, saves the new preference and remembers the locale; the
 * front end then reloads (specification, section 4). After a lost answer the record is read back.
 */
export type ChangeLanguage = (
  locale: Locale,
  cancellation?: Cancellation,
) => ResultAsync<void, ChangeLanguageFailure>;

export const ChangeLanguage = defineUseCase(
  'ChangeLanguage',
  {
    configuration: TenantLocales,
    choose: ChooseLanguage,
    sessions: SessionStore,
    buyers: Buyers,
  },
  ({ configuration, choose, sessions, buyers }): ChangeLanguage => {
    const change = async (
      locale: Locale,
      cancellation?: Cancellation,
    ): Promise<Result<void, ChangeLanguageFailure>> => {
      const accepted = acceptLocale(locale, configuration.locales);
      if (accepted.isErr()) return err(accepted.error);
      const session = sessions.current();
      if (!session) return err({ kind: 'session-expired' });
      const saved = await changeBuyer(
        buyers,
        session.buyerId,
        () => ok({ kind: 'language', locale }),
        cancellation,
      );
      return saved.isErr() ? err(saved.error) : choose(locale);
    };
    return (locale, cancellation) => new ResultAsync(change(locale, cancellation));
  },
);
