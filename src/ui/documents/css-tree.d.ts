// The published types know only the whole of css-tree; its parts leave out the data for checking values, two thirds of it.
declare module 'css-tree/parser' {
  import { parse } from 'css-tree';

  export = parse;
}

declare module 'css-tree/generator' {
  import { generate } from 'css-tree';

  export = generate;
}

declare module 'css-tree/walker' {
  import type { CssNode } from 'css-tree';

  const walk: { readonly find: (ast: CssNode, test: (node: CssNode) => boolean) => CssNode | null };
  export = walk;
}
