import {
  acceptDocument,
  awaitConsent,
  type Consent,
  type ConsentAnswer,
  type ConsentEvent,
  givenConsent,
  mayConsent,
  stepConsent,
} from '@member-portal/application/flows/ordering';
import { array, constantFrom, nat, oneof, property, record } from 'fast-check';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aDocument } from '../../../support/builders/a-document.ts';
import { START } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { holds } from '../../../support/property-runs.ts';

type Event = ConsentEvent | ConsentAnswer;

const document = aDocument({ id: 'document-1' });
const prepared = (attempt = 1): Event => ({ kind: 'document-prepared', attempt, result: ok(document) });
const failed: Event = { kind: 'document-prepared', attempt: 1, result: err(OFFLINE) };
const shown: Event = { kind: 'document-shown', documentId: 'document-1' };
const accepted: Event = { kind: 'document-accepted', at: START };

const having = (...events: readonly Event[]): Consent =>
  events.reduce((consent, event) => stepConsent(consent, event).state, awaitConsent().state);

describe('the consent to an order', () => {
  it('is given to the document that was prepared, shown and accepted, with the time of the acceptance', () => {
    expect(givenConsent(having(prepared(), shown, accepted))).toEqual({
      documentId: 'document-1',
      acceptedAt: START,
    });
  });

  it('takes the time when the order is sent, once', () => {
    const seen = having(prepared(), shown);
    expect(mayConsent(seen)).toBe(true);
    expect(acceptDocument(seen)).toEqual({ state: seen, effects: [{ kind: 'stamp-acceptance' }] });
    const given = having(prepared(), shown, accepted);
    expect(mayConsent(given)).toBe(true);
    expect(acceptDocument(given)).toEqual({ state: given, effects: [] });
  });

  it.each([
    ['being prepared', []],
    ['not prepared', [failed]],
    ['not on the screen', [prepared()]],
    ['another one', [prepared(), { kind: 'document-shown', documentId: 'document-2' } as const]],
  ])('cannot be given to a document that is %s', (_, events) => {
    const consent = having(...events);
    expect(mayConsent(consent)).toBe(false);
    expect(acceptDocument(consent)).toEqual({ state: consent, effects: [] });
    expect(stepConsent(consent, accepted).state).toBe(consent);
    expect(givenConsent(consent)).toBeUndefined();
  });

  it('needs no action while the document is prepared, shown and accepted', () => {
    const events = [prepared(), shown, accepted];
    const effects = events.flatMap((event, at) => stepConsent(having(...events.slice(0, at)), event).effects);
    expect(effects).toEqual([]);
  });

  it('prepares the document again only where that failed', () => {
    const again = stepConsent(having(failed), { kind: 'prepare-document' });
    expect(again).toEqual({
      state: { kind: 'preparing', attempt: 2 },
      effects: [{ kind: 'prepare-document', attempt: 2 }],
    });
    expect(stepConsent(having(prepared()), { kind: 'prepare-document' }).effects).toEqual([]);
  });

  it('ignores a document that was prepared for an earlier attempt', () => {
    const anew = awaitConsent(having(prepared(), shown, accepted)).state;
    expect(anew).toEqual({ kind: 'preparing', attempt: 2 });
    expect(stepConsent(anew, prepared(1)).state).toBe(anew);
    expect(stepConsent(anew, prepared(2)).state).toMatchObject({ kind: 'unseen', attempt: 2 });
  });

  it('is given only to the latest document, and only while it is on the screen', () => {
    const anyEvent = oneof(
      constantFrom<Event>(shown, accepted, failed, { kind: 'prepare-document' }),
      record({ attempt: nat(3), id: constantFrom('document-1', 'document-2') }).map(
        ({ attempt, id }): Event => ({ kind: 'document-prepared', attempt, result: ok(aDocument({ id })) }),
      ),
    );
    holds(
      property(array(anyEvent, { maxLength: 20 }), (events) => {
        let consent = awaitConsent().state;
        let onScreen: string | undefined;
        for (const event of events) {
          const next = stepConsent(consent, event).state;
          if (event.kind === 'document-prepared' && next !== consent) onScreen = undefined;
          if (event.kind === 'document-shown' && next.kind === 'seen') onScreen = event.documentId;
          const given = givenConsent(next);
          if (given) expect(given.documentId).toBe(onScreen);
          consent = next;
        }
      }),
    );
  });
});
