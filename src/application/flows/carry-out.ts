import type { Run } from './create-flow.ts';

type Kinds = { readonly kind: string };

/** How each kind of a flow's effects is carried out. */
export type CarryOut<Effect extends Kinds, Event> = {
  readonly [Kind in Effect['kind']]: (
    effect: Extract<Effect, { readonly kind: Kind }>,
    flow: Run<Event>,
  ) => void | Promise<void>;
};

/** Carries effects out by a table of their kinds, for `createFlow`. */
export const carryOut =
  <Effect extends Kinds, Event>(table: CarryOut<Effect, Event>) =>
  (effect: Effect, flow: Run<Event>): void => {
    // The table's type pairs each kind with its effect, which indexing by a union loses.
    const carry = table[effect.kind as Effect['kind']] as (effect: Effect, flow: Run<Event>) => unknown;
    void carry(effect, flow);
  };
