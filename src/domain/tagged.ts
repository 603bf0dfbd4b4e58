declare const tag: unique symbol;

/** A primitive that only its one checking constructor can make, so that an unchecked value does not compile. */
export type Tagged<Base, Name extends string> = Base & { readonly [tag]: Name };
