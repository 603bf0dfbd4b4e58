import { timeZone } from '@member-portal/domain/calendar';
import { LOCALES, type Locale } from '@member-portal/domain/locale';
import { CURRENCIES } from '@member-portal/domain/money';
import { LOG_LEVELS } from '@member-portal/domain/telemetry';
import * as z from 'zod/mini';
import { isHeaderText, isHost, isWebAddress, isWebAddressOrPath } from './addresses.ts';
import { isOwnMessages, type OwnMessages } from './own-messages.ts';

const text = () => z.string().check(z.minLength(1));
const flag = () => z._default(z.boolean(), false);
/** An optional key of a service; empty text counts as absent. */
const optionalText = (isGood: (text: string) => boolean = () => true) =>
  z._default(z.string().check(z.refine((given) => given === '' || isGood(given))), '');
const webAddress = () => z.string().check(z.refine(isWebAddress));

const locale = () => z.enum(LOCALES);
/** An entry for each locale that has one. */
const perLocale = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(
    z.object({
      'en-us': z.optional(schema),
      'en-ca': z.optional(schema),
      'fr-ca': z.optional(schema),
    } satisfies Record<Locale, unknown>),
    {},
  );

const linksSchema = z.object({
  faq: z.optional(webAddress()),
  contact: z.optional(webAddress()),
  legalterms: z.optional(webAddress()),
  privacy: z.optional(webAddress()),
  accessibility: z.optional(webAddress()),
});

/** A logo: addresses on the tenant's own origin, and CSS pixels at a root of 16 px. The server derives it from the theme. */
const logoSchema = z.object({
  light: text(),
  dark: z.optional(text()),
  width: z.number(),
  height: z.number(),
});

const supportSchema = z.object({ phone: text(), hours: z.optional(text()) });

/**
 * Every key of `config.json` (specification, section 3: runtime configuration). Unknown keys are ignored. Runs in
 * browsers and in Node alike, so that a server can check a tenant's file before it serves it.
 */
export const configurationSchema = z
  .object({
    name: text(),
    env: text(),
    tenant: text(),
    version: text(),
    loglevel: z.enum(LOG_LEVELS),
    useconsolelogging: flag(),
    usesplunkeventcollector: flag(),
    splunkeventcollectortoken: optionalText(isHeaderText),
    splunkeventcollectorurl: optionalText(isWebAddressOrPath),
    datadogrumapplicationid: optionalText(),
    datadogrumsite: optionalText(isHost),
    datadogrumclienttoken: optionalText(),
    datadogsessionsamplerate: z._default(z.number().check(z.gte(0), z.lte(100)), 100),
    apiurl: z.string().check(z.refine(isWebAddressOrPath)),
    gatewayurl: webAddress(),
    appid: text().check(z.refine(isHeaderText)),
    authapiversionheader: flag(),
    authlogout: flag(),
    idempotency: flag(),
    timezone: z.string().check(z.refine((name) => timeZone(name).isOk())),
    locales: z.array(locale()).check(
      z.minLength(1),
      z.refine((locales) => new Set(locales).size === locales.length),
    ),
    defaultlocale: locale(),
    country: z.enum(['US', 'CA']),
    currency: z.enum(CURRENCIES),
    structure: z._default(z.object({ footer: flag() }), { footer: false }),
    theme: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
    faviconversion: z._default(text(), '3'),
    pagedescription: z._default(text(), 'Member Portal'),
    legaltext: perLocale(z.string()),
    sandbox: flag(),
    sandboxtesttoken: optionalText(),
    analyticsidentity: flag(),
    flagpollingseconds: z._default(z.number().check(z.gte(5), z.lte(86_400)), 300),
    policyreporturl: optionalText(isWebAddressOrPath),
    links: perLocale(linksSchema),
    support: perLocale(supportSchema),
    logo: z.optional(logoSchema),
    messages: z.optional(z.custom<OwnMessages>(isOwnMessages)),
  })
  .check(
    z.refine(({ locales, defaultlocale }) => locales.includes(defaultlocale), { path: ['defaultlocale'] }),
    z.refine(({ sandbox, sandboxtesttoken }) => !sandbox || sandboxtesttoken !== '', {
      path: ['sandboxtesttoken'],
    }),
    // The block message leads to the lender (specification, section 4), so no language may be without the link.
    ({ value, issues }) => {
      for (const name of value.locales)
        if (value.links[name]?.contact === undefined)
          issues.push({
            code: 'custom',
            input: value,
            path: ['links', name, 'contact'],
            message: 'needed by the block message',
          });
    },
  );

/** A tenant's configuration in one environment, checked; keys as in the file. */
export type Configuration = Readonly<z.output<typeof configurationSchema>>;
