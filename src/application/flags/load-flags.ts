import type { Flags } from '@member-portal/domain/flags';
import { ResultAsync } from 'neverthrow';
import { FlagEvaluation, FlagStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** Evaluates all flags and returns the new values, else the last known ones, else the defaults. */
export type LoadFlags = () => ResultAsync<Flags, never>;

export const LoadFlags = defineUseCase(
  'LoadFlags',
  { evaluation: FlagEvaluation, store: FlagStore },
  ({ evaluation, store }): LoadFlags =>
    () =>
      ResultAsync.fromSafePromise(evaluation.evaluateAll()).map((evaluated) => {
        store.replace(evaluated);
        return store.current();
      }),
);
