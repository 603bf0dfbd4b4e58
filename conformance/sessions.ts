import type { Person } from './credentials.ts';
import { SEEN } from './seen.ts';
import { Failed, Prevented, Skipped } from './verdict.ts';

/** A signed-in borrower. */
export interface Session {
  readonly token: string;
  readonly buyerId: string;
}

/** The sessions of a run, one for each account. */
export interface Sessions {
  /** Signs a person in once. Throws `Prevented` on the first failure, then `Skipped`. */
  readonly of: (person: Person) => Promise<Session>;
  /** Ends all sessions. Who could not be signed in before is not tried again. */
  readonly end: () => void;
  /** Ends a person's session and forgets that they could not be signed in. */
  readonly forget: (person: Person) => void;
}

export const createSessions = (signIn: (person: Person) => Promise<Session>): Sessions => {
  const sessions = new Map<string, Promise<Session>>();
  /** Reasons of failed sign-ins, kept so that later checks do not wait for the same failure. */
  const failures = new Map<string, string>();

  const enter = async (person: Person): Promise<Session> => {
    const why = failures.get(person.email);
    if (why !== undefined) throw new Skipped(`nobody could be signed in: ${why}`);
    try {
      return await signIn(person);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      // One reason is enough: the check that met the failure first lists them all.
      failures.set(person.email, error.problems[0] ?? error.message);
      throw new Prevented(SEEN.signedOut, ...error.problems);
    }
  };

  return {
    of: (person) => {
      const known = sessions.get(person.email) ?? enter(person);
      sessions.set(person.email, known);
      known.catch(() => sessions.delete(person.email));
      return known;
    },
    end: () => sessions.clear(),
    forget: ({ email }) => {
      sessions.delete(email);
      failures.delete(email);
    },
  };
};
