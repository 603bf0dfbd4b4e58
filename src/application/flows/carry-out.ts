import type { Run } from './create-flow.ts';

type Kinds = { readonly kind: string };

/** Handlers for each kind of a flow's effects. */
export type CarryOut<Effect extends Kinds, Event> = {
  readonly [Kind in Effect['kind']]: (
    effect: Extract<Effect, { readonly kind: Kind }>,
    flow: Run<Event>,
  ) => void | Promise<void>;
};

/** Runs effects with a table of handlers by kind, for `createFlow`. */
export const carryOut =
  <Effect extends Kinds, Event>(table: CarryOut<Effect, Event>) =>
  (effect: Effect, flow: Run<Event>): void => {
    // The table's type pairs each kind with its effect; indexing by a union loses that.
    const carry = table[effect.kind as Effect['kind']] as (effect: Effect, flow: Run<Event>) => unknown;
    void carry(effect, flow);
  };
