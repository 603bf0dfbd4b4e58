import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltProgram, builtProgram, expected } from '../../support/infrastructure/left-out-program.ts';

describe('what the build makes of inversify', () => {
  let code = '';
  let program: BuiltProgram;
  beforeAll(async () => {
    code = await builtProgram();
    program = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as BuiltProgram;
  }, 60_000);

  it('binds and resolves what the portal does, each once', () => {
    expect(program.results()).toEqual(expected.results);
  });

  it('refuses a token that nothing, or more than one thing, is bound to', () => {
    expect(program.refused()).toEqual(expected.refused);
  });

  it('leaves out what compiles, binds classes or functions, and removes or snapshots bindings', () => {
    expect(program.leftOut()).toEqual(['undefined', 'undefined', 'function']);
    expect(code).toContain('needs a bound class or function');
    expect(code).not.toMatch(/new Function\(|\beval\(/);
  });
});
