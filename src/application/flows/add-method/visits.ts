import type { Step } from '../flow.ts';
import { pageEntered } from '../page-entered.ts';
import type { AddMethodEffect } from './effect.ts';
import { pageOf } from './page-of.ts';
import type { AddMethodState } from './state.ts';

export type Next = Step<AddMethodState, AddMethodEffect>;
/** A step with a gateway page. */
export type Framed = Extract<AddMethodState, { readonly kind: 'form' | 'connect' }>;
/** The step with the terms of the bank-verification service. */
export type Reading = Extract<AddMethodState, { readonly kind: 'terms' }>;

/** The first state and its effects. */
export const begin = ({
  another,
  mayConnect,
}: {
  readonly another: boolean;
  readonly mayConnect: boolean;
}): Next => {
  const state: AddMethodState = { kind: 'form', visit: 0, another, mayConnect, page: { kind: 'opening' } };
  return {
    state,
    effects: [...pageEntered(undefined, pageOf(state)), { kind: 'open-page', visit: 0, purpose: 'form' }],
  };
};

/** Moves to a step with a page and opens it; answers to the previous step are ignored. */
export const openPage = (state: Framed | Reading, kind: Framed['kind']): Next => {
  const { another, mayConnect } = state;
  const visit = state.visit + 1;
  return {
    state: { kind, visit, another, mayConnect, page: { kind: 'opening' } },
    effects: [{ kind: 'open-page', visit, purpose: kind }],
  };
};

/** Moves to the terms and reads them; answers to the previous step are ignored. */
export const readTerms = (state: Framed | Reading): Next => {
  const { another, mayConnect } = state;
  const visit = state.visit + 1;
  return {
    state: { kind: 'terms', visit, another, mayConnect, terms: { kind: 'reading' } },
    effects: [{ kind: 'read-terms', visit }],
  };
};
