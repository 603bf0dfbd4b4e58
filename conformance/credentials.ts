/** An account of the platform that the kit may sign in to. */
export interface Person {
  readonly email: string;
}

/** How the kit gets a code: a fixed code, or a URL that returns the newest one. */
export type CodeSource =
  | { readonly fixed: string }
  /** `{address}` stands for the address; the first run of `digits` digits in the answer is the code. */
  | { readonly url: string; readonly digits?: number };

/** Content of the `--as` file. `other` is a second borrower, `locked` one whose account the kit may lock. */
export interface Credentials {
  readonly appId: string;
  /** The tenant’s `authapiversionheader`: calls of sign-in carry `X-API-VERSION` too. */
  readonly authApiVersionHeader?: boolean;
  /** The tenant’s `authlogout`: the portal ends sessions at the platform. */
  readonly authLogout?: boolean;
  readonly tenant?: string;
  readonly locale?: 'en-us' | 'en-ca' | 'fr-ca';
  readonly codes: CodeSource;
  readonly person: Person;
  readonly other?: Person;
  readonly locked?: Person;
  /** The last four digits of the one method of `person` that the kit may remove for good. */
  readonly removableMethod?: string;
}

const part = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const textIn = (value: unknown, key: string): string | undefined => {
  const found = part(value, key);
  return typeof found === 'string' && found !== '' ? found : undefined;
};

const personIn = (value: unknown): Person | undefined => {
  const email = textIn(value, 'email');
  return email === undefined ? undefined : { email };
};

/** Reads credentials, or returns a message about what is missing. */
export const readCredentials = (text: string): Credentials | string => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'the credentials are no JSON';
  }
  const appId = textIn(json, 'appId');
  const person = personIn(part(json, 'person'));
  const codes = part(json, 'codes');
  const fixed = textIn(codes, 'fixed');
  const url = textIn(codes, 'url');
  const digits = part(codes, 'digits');
  if (appId === undefined) return 'the credentials have no appId';
  if (!person) return 'the credentials have no person.email';
  if (fixed === undefined && url === undefined)
    return 'the credentials have neither codes.fixed nor codes.url';
  const source: CodeSource =
    fixed !== undefined ? { fixed } : { url: url ?? '', ...(typeof digits === 'number' ? { digits } : {}) };
  const tenant = textIn(json, 'tenant');
  const locale = textIn(json, 'locale');
  const other = personIn(part(json, 'other'));
  const locked = personIn(part(json, 'locked'));
  const removableMethod = textIn(json, 'removableMethod');
  // Without this, the number 909 for 0909 would be taken for none.
  if (part(json, 'removableMethod') !== undefined && !/^\d{4}$/.test(removableMethod ?? ''))
    return 'removableMethod of the credentials is not the last four digits as a text, such as "4242"';
  return {
    appId,
    codes: source,
    person,
    ...(part(json, 'authApiVersionHeader') === true ? { authApiVersionHeader: true } : {}),
    ...(part(json, 'authLogout') === true ? { authLogout: true } : {}),
    ...(tenant === undefined ? {} : { tenant }),
    ...(locale === 'en-us' || locale === 'en-ca' || locale === 'fr-ca' ? { locale } : {}),
    ...(other ? { other } : {}),
    ...(locked ? { locked } : {}),
    ...(removableMethod === undefined ? {} : { removableMethod }),
  };
};
