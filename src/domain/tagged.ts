declare const tag: unique symbol;

/** A primitive that only its validating constructor can create, so that an unchecked value does not compile. */
export type Tagged<Base, Name extends string> = Base & { readonly [tag]: Name };
