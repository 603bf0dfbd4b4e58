import type { Country } from '../calendar/business-day.ts';
import type { Locale } from '../contract/wire-values.ts';

/** What the platform knows of a lender that it works for. */
export interface PlatformTenant {
  readonly id: string;
  readonly name: string;
  readonly country: Country;
  readonly currency: 'USD' | 'CAD';
  /** The first one is what a message is written in when nothing else is known. */
  readonly locales: readonly Locale[];
  readonly timezone: string;
  /** Must agree with the `X-APP-ID` of every auth call. */
  readonly appId: string;
  /** Both answers of a refresh are in use; a portal has to read either. */
  readonly refreshAnswer: 'TOKEN' | 'JWT';
  /** Origins that may call the payment gateway. */
  readonly origins: readonly string[];
}
