import type { Analytics, PrivacyChoices, SessionStore } from '@member-portal/application/ports';
import { token } from '@member-portal/application/services';
import {
  type AnalyticsIdentity,
  type EventInfo,
  eventEntry,
  identityDimensions,
  initialEntries,
  pageViewEntry,
} from '@member-portal/domain/telemetry';

/** The in-page list that a tag manager reads from; entries are only ever pushed. */
export interface DataLayer {
  push(entry: Readonly<Record<string, unknown>>): unknown;
}

/** Analytics that can also identify the signed-in buyer beyond the session's id. */
export interface DataLayerAnalytics extends Analytics {
  /** Pushes the signed-in buyer; does nothing for another buyer's record. */
  identify(identity: AnalyticsIdentity): void;
}
export const DataLayerAnalytics = token<DataLayerAnalytics>('DataLayerAnalytics');

/** The fields as undefined: a tag manager keeps a value until another one, or `undefined`, replaces it, and merges objects. */
const unset = (fields: object): Readonly<Record<string, undefined>> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));

/**
 * Analytics through the in-page data layer (specification, section 9: analytics). Every payload is
 * `eventInfo`, which merges what is given with the stored event properties; the buyer's id is included while
 * signed in. After an opt-out only a page's initial entries are pushed, which describe the tenant; with
 * sharing turned off, nothing that identifies the buyer.
 */
export const createDataLayerAnalytics = (
  dataLayer: DataLayer,
  tenant: { readonly name: string; readonly id: string; readonly env: string },
  sessions: SessionStore,
  choices: PrivacyChoices,
): DataLayerAnalytics => {
  let told: Readonly<Record<string, string>> = {};
  /** The payload of the event before. */
  let earlier: EventInfo = {};
  /** What is known of the session's buyer, told or not. */
  let known: Readonly<Record<string, string>> = {};
  const stored = (): EventInfo => {
    const buyerId = sessions.current()?.buyerId;
    return buyerId === undefined || choices.current().doNotShare ? {} : { buyerID: buyerId };
  };
  /** A tag manager replaces `push` by its own, whose errors must not undo what was done. */
  const pushSafely = (entry: Readonly<Record<string, unknown>>): void => {
    try {
      dataLayer.push(entry);
    } catch {
      // Analytics of this entry are lost.
    }
  };
  const push = (entry: ReturnType<typeof eventEntry>): void => {
    if (choices.current().optedOut) return;
    pushSafely({ ...entry, eventInfo: { ...unset(earlier), ...entry.eventInfo } });
    earlier = entry.eventInfo;
  };
  /** Pushes what changed, and takes back the `buyerID` of earlier events. */
  const tell = (dimensions: Readonly<Record<string, string>>): void => {
    const entry: Readonly<Record<string, string | undefined>> = {
      eventInfo: undefined,
      ...unset(told),
      ...dimensions,
    };
    if (Object.entries(entry).every(([name, value]) => told[name] === value)) return;
    told = dimensions;
    pushSafely(entry);
  };
  const tellBuyer = (dimensions: Readonly<Record<string, string>>): void => {
    known = dimensions;
    const { optedOut, doNotShare } = choices.current();
    tell(optedOut || doNotShare ? {} : known);
  };

  for (const entry of initialEntries(tenant)) pushSafely(entry);
  const session = sessions.current();
  if (session) tellBuyer(identityDimensions(session));
  choices.subscribe(() => tellBuyer(known));
  sessions.subscribe((change) => {
    if (change.kind === 'opened') tellBuyer(identityDimensions(change.session));
    if (change.kind === 'closed') tellBuyer({});
  });

  return {
    pageLoaded: (page, info = {}) => {
      push(pageViewEntry(page, info, stored()));
    },
    track: (event, info = {}) => {
      push(eventEntry(event, info, stored()));
    },
    identify: (identity) => {
      if (sessions.current()?.buyerId === identity.buyerId) tellBuyer(identityDimensions(identity));
    },
  };
};
