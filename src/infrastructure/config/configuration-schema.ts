import { LOCALES, type Locale } from '@member-portal/domain/locale';
import { CURRENCIES } from '@member-portal/domain/money';
import { LOG_LEVELS } from '@member-portal/domain/telemetry';
import * as z from 'zod/mini';
import { isHeaderText, isHost, isTimeZone, isWebAddress, isWebAddressOrPath } from './addresses.ts';

const text = () => z.string().check(z.minLength(1));
const flag = () => z._default(z.boolean(), false);
/** A key of a service that may be left out; empty text counts as left out. */
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
    timezone: z.string().check(z.refine(isTimeZone)),
    locales: z.array(locale()).check(
      z.minLength(1),
      z.refine((locales) => new Set(locales).size === locales.length),
    ),
    defaultlocale: locale(),
    country: z.enum(['US', 'CA']),
    currency: z.enum(CURRENCIES),
    structure: z._default(z.object({ footer: flag() }), { footer: false }),
    theme: z.enum(['violet', 'teal', 'azure']),
    faviconversion: z._default(text(), '3'),
    pagedescription: z._default(text(), 'Member Portal'),
    legaltext: perLocale(z.string()),
    sandbox: flag(),
    sandboxtesttoken: optionalText(),
    analyticsidentity: flag(),
    flagpollingseconds: z._default(z.number().check(z.gte(5), z.lte(86_400)), 60),
    policyreporturl: optionalText(isWebAddressOrPath),
    links: perLocale(linksSchema),
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

/** A tenant's configuration in one environment, checked; keys as they stand in the file. */
export type Configuration = Readonly<z.output<typeof configurationSchema>>;
