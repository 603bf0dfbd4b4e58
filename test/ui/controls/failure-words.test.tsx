import type { RequestFailure } from '@member-portal/domain/failure';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/ui/controls/Failure.tsx';
import { showControl } from '../support/show-control.tsx';

const WORDS = {
  'en-us': {
    unavailable: 'Our service can’t answer right now. Please try again in a moment.',
    refused: 'We couldn’t accept this request. Please check what you entered, then try again.',
    broken: 'We got an answer that we couldn’t read. Please try again in a moment.',
    expired: 'Your session has ended. Please sign in again.',
    cancelled: 'The request was stopped before we got an answer.',
  },
  'fr-ca': {
    unavailable: 'Notre service ne peut pas répondre pour le moment. Veuillez réessayer dans un instant.',
    refused: 'Nous n’avons pas pu accepter cette demande. Vérifiez ce que vous avez entré, puis réessayez.',
    broken: 'Nous avons reçu une réponse illisible. Veuillez réessayer dans un instant.',
    expired: 'Votre session est terminée. Veuillez vous connecter de nouveau.',
    cancelled: 'La demande a été interrompue avant d’obtenir une réponse.',
  },
} as const;

type Word = keyof (typeof WORDS)['en-us'];
const refused = (status: number): RequestFailure => ({ kind: 'bad-request', status, message: '' });

/** A failure, with its words after a read and after a form. */
const CASES: readonly (readonly [RequestFailure, Word, Word])[] = [
  [refused(400), 'unavailable', 'refused'],
  [refused(403), 'unavailable', 'refused'],
  [refused(410), 'unavailable', 'refused'],
  [refused(422), 'unavailable', 'refused'],
  [{ kind: 'bad-response', status: 500, message: '' }, 'unavailable', 'unavailable'],
  [{ kind: 'unexpected-response', path: 'loan' }, 'broken', 'broken'],
  [{ kind: 'invalid-url' }, 'broken', 'broken'],
  [{ kind: 'session-expired' }, 'expired', 'expired'],
  [{ kind: 'cancelled' }, 'cancelled', 'cancelled'],
];

describe('a failure is told in words that fit what was done', () => {
  for (const locale of ['en-us', 'fr-ca'] as const)
    it.each(CASES)(`in ${locale}: %j, read: %s, sent: %s`, async (failure, read, sent) => {
      const { change } = await showControl(<Failure failure={failure} onRetry={() => undefined} />, locale);
      expect(screen.getByRole('alert').textContent).toContain(WORDS[locale][read]);
      change(<Failure failure={failure} />);
      expect(screen.getByRole('alert').textContent).toContain(WORDS[locale][sent]);
    });
});
