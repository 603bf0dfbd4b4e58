import type { Kit } from '../kit.ts';
import { Skipped } from '../verdict.ts';

/** How long a platform may still be at work on a call whose answer was lost or wrong, and the pause between looks. */
const LOOK_FOR_MS = 3000;
const LOOK_EVERY_MS = 500;

/** How often undoing signs in anew. Few, because platforms limit the codes that are sent and not used. */
const MOST_SIGN_INS = 2;

/**
 * What an attempt to undo found: nothing to undo, something that is gone now, something that stayed, or something
 * that stays because the platform does not offer to undo it, as the contract allows.
 */
export type Undone = 'nothing' | 'undone' | 'left' | 'not-offered';

/** How a check's change is undone. */
export interface Undo {
  /** What a report says where it cannot be undone: `a payment … is still in progress`. */
  readonly left: string;
  readonly attempt: () => Promise<Undone>;
  /** The change is meant to stay where `play` succeeds. */
  readonly isKept?: boolean;
}

/** Tries until the change is undone. With `mayFollow` it may still come: finding nothing ends the wait only after `LOOK_FOR_MS`. */
const undoWithin = async (
  kit: Kit,
  attempt: Undo['attempt'],
  mayFollow: boolean,
): Promise<Undone | 'unknown'> => {
  const started = performance.now();
  for (let signIns = 0; ; ) {
    const found = await attempt().catch(() => 'unknown' as const);
    if (found === 'undone' || found === 'not-offered' || (found === 'nothing' && !mayFollow)) return found;
    if (performance.now() - started > LOOK_FOR_MS) return found;
    if (found === 'unknown' && signIns < MOST_SIGN_INS) {
      // The session may have expired, above all where the clock was moved, or `play` could not sign in.
      kit.signInAgain();
      signIns += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
};

/**
 * Runs `play`, which changes something on a real account, and undoes the change however `play` ended. The change
 * is made inside of `play`: a call without a usable answer may have been carried out.
 */
export const undoing = async (
  kit: Kit,
  { left, attempt, isKept = false }: Undo,
  play: () => Promise<void>,
): Promise<void> => {
  let hasFailed = false;
  try {
    await play();
  } catch (error) {
    hasFailed = !(error instanceof Skipped);
    // A report shows what led to the failure, not how it was undone.
    if (hasFailed) kit.holdExchanges();
    throw error;
  } finally {
    const found = isKept && !hasFailed ? 'nothing' : await undoWithin(kit, attempt, hasFailed);
    if (found === 'left' || (found === 'not-offered' && hasFailed)) kit.leave(left);
    else if (found === 'not-offered') kit.note(`${left}; the platform does not offer to undo that`);
    if (found === 'unknown') kit.leave(`the kit could not find out whether ${left}`);
  }
};
