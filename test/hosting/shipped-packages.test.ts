import { expect, it } from 'vitest';
import { pathsIn } from '../../scripts/lib/shipped-packages.mjs';

it('a package is found where it is installed, also below another that needs its own version', () => {
  expect(
    pathsIn([
      '../../../node_modules/entities/dist/decode.js',
      '../../../node_modules/htmlparser2/node_modules/entities/dist/decode.js',
      '../../../node_modules/@emotion/react/node_modules/@emotion/cache/index.js',
      '../../../node_modules/@member-portal/domain/money.ts',
      '../../domain/money.ts',
      'vite/preload-helper.js',
    ]).filter((path) => !path.startsWith('@fontsource')),
  ).toEqual(['@emotion/react/node_modules/@emotion/cache', 'entities', 'htmlparser2/node_modules/entities']);
});
