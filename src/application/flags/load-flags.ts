import type { Flags } from '@member-portal/domain/flags';
import { ResultAsync } from 'neverthrow';
import type { FlagEvaluation, FlagStore } from '../ports/index.ts';
import { token } from '../services/index.ts';

/** Evaluates all flags and gives those known now: the new ones, else the last known, else the defaults. */
export type LoadFlags = () => ResultAsync<Flags, never>;
export const LoadFlags = token<LoadFlags>('LoadFlags');

export const createLoadFlags =
  (evaluation: FlagEvaluation, store: FlagStore): LoadFlags =>
  () =>
    ResultAsync.fromSafePromise(evaluation.evaluateAll()).map((evaluated) => {
      store.replace(evaluated);
      return store.current();
    });
