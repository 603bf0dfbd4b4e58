import type { RumBeforeSend, RumEvent } from '@datadog/browser-rum';
import { kindOfError } from '@member-portal/domain/telemetry';
import { scrubAddress } from './scrub-address.ts';
import { scrubStack } from './scrub-stack.ts';

/** Context values that our code sets; anything else in a context is left out. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= 60);

/** A code-like name: `call failed` or `reads-after-payment`, but no address, number, or sentence about a person. */
const safeText = (value: unknown): unknown =>
  typeof value === 'string' && !/^[A-Za-z][A-Za-z .:/_-]*$/.test(value) ? '(removed)' : value;

/** The name of a file of ours with its hash, which may have digits in it. */
const buildText = (value: unknown): unknown =>
  typeof value === 'string' && /^[\w-]+$/.test(value) ? value : '(removed)';

const scrubContext = (context: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(context).flatMap(([key, value]) =>
      isPlain(value) ? [[key, key === 'build' ? buildText(value) : safeText(value)]] : [],
    ),
  );

type ToldError = Extract<RumEvent, { type: 'error' }>['error'];

/** The directive that a breach of the content security policy is reported as; undefined for other errors. */
const brokenDirective = ({ csp, type }: ToldError): string | undefined =>
  csp && type !== undefined && /^[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/.test(type) ? type : undefined;

/** What a policy blocked: its host, or the word that stands for one without a host, such as `inline` and `data`. */
const blockedHost = (blocked: unknown): string => {
  const address = blocked instanceof Object ? String(Reflect.get(blocked, 'blockedURI')) : '';
  if (!URL.canParse(address)) return /^[a-z-]{1,30}$/.test(address) ? address : '';
  const { host, protocol } = new URL(address);
  return host === '' ? protocol.slice(0, -1) : host;
};

/** What the SDK does not let us change: the messages of causes, and the kind of an error, which may not be a class name. */
const isFixed = (error: ToldError): boolean =>
  (error.causes ?? []).length > 0 ||
  (error.type !== undefined &&
    kindOfError(error.type) !== error.type &&
    brokenDirective(error) === undefined);

const scrubError = (error: ToldError, original: unknown): void => {
  const directive = brokenDirective(error);
  // Kind and place are enough to find the error; the message may quote a borrower.
  error.message =
    directive === undefined ? kindOfError(error.type) : `${directive}: ${blockedHost(original)}`;
  if (error.stack !== undefined) error.stack = scrubStack(error.stack);
  if (error.handling_stack !== undefined) error.handling_stack = scrubStack(error.handling_stack);
  if (error.fingerprint !== undefined) error.fingerprint = '';
  if (error.resource) error.resource.url = scrubAddress(error.resource.url);
};

/**
 * Removes from a monitoring event what may identify a person, before it leaves the browser. Changed fields
 * stay strings. False for an error with text that the SDK does not let us change: report it again without
 * that text.
 */
export const scrubEvent: RumBeforeSend = (event, context) => {
  event.view.url = scrubAddress(event.view.url);
  event.view.referrer = scrubAddress(event.view.referrer ?? '');
  if (event.view.name !== undefined) event.view.name = scrubAddress(event.view.name);
  if (event.context) event.context = scrubContext(event.context);
  switch (event.type) {
    case 'error':
      if (isFixed(event.error)) return false;
      scrubError(event.error, 'error' in context ? context.error : undefined);
      return true;
    case 'resource':
      event.resource.url = scrubAddress(event.resource.url);
      return true;
    case 'view': {
      const lcp = event.view.performance?.lcp;
      if (lcp?.resource_url !== undefined) lcp.resource_url = scrubAddress(lcp.resource_url);
      return true;
    }
    case 'long_task':
      for (const script of event.long_task.scripts ?? []) {
        if (script.source_url !== undefined) script.source_url = scrubAddress(script.source_url);
        if (script.invoker !== undefined) script.invoker = '';
      }
      return true;
    default:
      return true;
  }
};
