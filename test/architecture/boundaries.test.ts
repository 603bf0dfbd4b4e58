import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyForLint, type LintCopy, type Violation } from '../support/architecture/lint-copy.ts';

const restricted = 'style/noRestrictedImports';
const undeclared = 'correctness/noUndeclaredDependencies';

/** Rooms, and what each must not import. Written as an import that would otherwise be fine. */
const forbidden: readonly (readonly [room: string, specifier: string])[] = [
  ['src/domain', '@member-portal/application/ports'],
  ['src/domain', '@member-portal/infrastructure'],
  ['src/domain', 'react'],
  ['src/domain', '@emotion/react'],
  ['src/domain', '@tanstack/react-query'],
  ['src/domain', 'inversify'],
  ['src/domain', 'ky'],
  ['src/domain', 'zod/mini'],
  ['src/domain', 'node:fs'],
  ['src/domain', '../../ui/index.ts'],
  ['src/application', '@member-portal/infrastructure'],
  ['src/application', '@member-portal/ui'],
  ['src/application', 'inversify'],
  ['src/application', 'react'],
  ['src/application', 'node:crypto'],
  ['src/application', '../../infrastructure/index.ts'],
  ['src/application', '@member-portal/client/http'],
  ['src/infrastructure/client', '@member-portal/infrastructure/config'],
  ['src/infrastructure/client', '@member-portal/ui'],
  ['src/infrastructure/client', 'inversify'],
  ['src/infrastructure/client', 'react'],
  ['src/infrastructure/client', 'node:fs'],
  ['src/infrastructure/client', '../../storage/key-values.ts'],
  ['src/infrastructure', '../client/http/index.ts'],
  ['src/infrastructure', 'ky'],
  ['src/infrastructure', '@member-portal/ui'],
  ['src/infrastructure', '@member-portal/portal'],
  ['src/infrastructure', 'react'],
  ['src/infrastructure', 'node:http'],
  ['src/ui', '@member-portal/infrastructure'],
  ['src/ui', '@member-portal/infrastructure/container'],
  ['src/ui', '@member-portal/client/http'],
  ['src/ui', '@member-portal/portal'],
  ['src/ui', 'inversify'],
  ['src/ui', 'ky'],
  ['src/ui', 'zod'],
  ['src/ui', '../../infrastructure/index.ts'],
  ['src/portal', '@member-portal/sandbox'],
  ['hosting', '@member-portal/portal'],
  ['hosting', '@member-portal/sandbox'],
  ['sandbox', '@member-portal/domain/money'],
  ['sandbox', '@member-portal/application/ports'],
  ['sandbox', '@member-portal/client/http'],
  ['sandbox', '@member-portal/infrastructure'],
  ['sandbox', '@member-portal/ui'],
  ['examples/domain', '@member-portal/infrastructure'],
  ['examples/application', '@member-portal/infrastructure'],
  ['examples/application', 'node:fs'],
  ['test/support/fakes', '@member-portal/infrastructure'],
  ['examples/terminal', '@member-portal/ui'],
  ['examples/terminal', '@member-portal/infrastructure/config'],
  ['examples/terminal', '@member-portal/infrastructure/container'],
  ['examples/terminal', '@member-portal/host'],
  ['examples/terminal', 'react'],
];

/** Imports that no manifest declares, whatever the allowlists say. */
const notDeclared: readonly (readonly [room: string, specifier: string])[] = [
  ['src/infrastructure', '@tanstack/react-router'],
  ['src/ui', 'kysely'],
  ['src/portal', 'hono'],
  ['hosting', 'pg'],
  ['sandbox', 'react'],
];

const allowed: readonly (readonly [room: string, specifier: string])[] = [
  ['src/domain', 'neverthrow'],
  ['src/application', '@member-portal/domain/money'],
  ['src/infrastructure', '@member-portal/application/ports'],
  ['src/infrastructure', '@member-portal/client/http'],
  ['src/infrastructure/client', 'ky'],
  ['src/infrastructure/client', 'zod/mini'],
  ['src/infrastructure/client', '@member-portal/application/ports'],
  ['src/ui', '@member-portal/application/services'],
  ['src/ui', 'react'],
  ['src/portal', '@member-portal/infrastructure/container'],
  ['src/portal', '@member-portal/ui'],
  ['sandbox', '@member-portal/host'],
  ['examples/application', '@member-portal/application/payments'],
  ['examples/terminal', '@member-portal/client/lender'],
  ['examples/terminal', 'node:readline/promises'],
];

const importing = (specifier: string): string =>
  `import * as planted from '${specifier}';\n\nexport const seen = planted;\n`;

const CASES = [...forbidden, ...notDeclared, ...allowed];
const typeHalf = (other: string, name: string, its: string) =>
  `import type { ${its} } from './${other}.ts';\n\nexport interface ${name} {\n  readonly other: ${its} | undefined;\n}\n`;
const half = (other: string, name: string, its: string) =>
  `import { ${its} } from './${other}.ts';\n\nexport const ${name} = () => ${its};\n`;

describe('the import rules between the layers', () => {
  let copy: LintCopy;
  let violations: readonly Violation[] = [];
  // All at once, because the linter reads the whole copy each time.
  beforeAll(async () => {
    copy = copyForLint();
    CASES.forEach(([room, specifier], at) => {
      copy.plant(`${room}/planted-${at}`, { 'planted.ts': importing(specifier) });
    });
    copy.plant('src/domain/planted-cycle', {
      'one.ts': half('two', 'one', 'two'),
      'two.ts': half('one', 'two', 'one'),
    });
    copy.plant('src/domain/planted-type-cycle', {
      'one.ts': typeHalf('two', 'One', 'Two'),
      'two.ts': typeHalf('one', 'Two', 'One'),
    });
    violations = await copy.lint();
  });
  afterAll(() => copy.remove());

  const brokenBy = (room: string, specifier: string): readonly string[] => {
    const at = CASES.findIndex((one) => one[0] === room && one[1] === specifier);
    const folder = `${room}/planted-${at}/`;
    return violations.filter(({ path }) => path.includes(folder)).map(({ rule }) => rule);
  };

  it('hold in the present sources', () => {
    expect(violations.filter(({ path }) => !path.includes('/planted-'))).toEqual([]);
  });

  it.each(forbidden)('keep %s from importing %s', (room, specifier) => {
    expect(brokenBy(room, specifier)).toContain(restricted);
  });

  it.each(notDeclared)('keep %s from the undeclared %s', (room, specifier) => {
    expect(brokenBy(room, specifier)).toContain(undeclared);
  });

  it.each(allowed)('let %s import %s', (room, specifier) => {
    expect(brokenBy(room, specifier)).toEqual([]);
  });

  it.each(['planted-cycle', 'planted-type-cycle'])('refuse a cycle of imports (%s)', (folder) => {
    const rules = violations.filter(({ path }) => path.includes(`/${folder}/`)).map(({ rule }) => rule);
    expect(rules).toContain('suspicious/noImportCycles');
  });
});
