import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capabilitiesOf, exampledOf, examplesOf } from '../support/reuse/examples.ts';
import { CORE, cloneCore, PACKED } from '../support/reuse/packed-core.ts';
import { type ProgramRun, runProgram } from '../support/reuse/run-program.ts';

const capabilities = PACKED.flatMap((layer) => capabilitiesOf(layer));
const exampled = CORE.flatMap((layer) => exampledOf(layer).map((name) => [layer, name] as const));

describe('the API reference', () => {
  let folder: string;
  let written: ProgramRun;

  const write = (): Promise<ProgramRun> =>
    runProgram(folder, join('scripts', 'reference', 'api-docs.mjs'), join(folder, 'api'));
  const page = (kind: string, name: string): string =>
    readFileSync(join(folder, 'api', kind, `${name}.html`), 'utf8');
  const textOf = (html: string): string =>
    html
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/&#(x?)([0-9a-f]+);/gi, (_, hex, digits) =>
        String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
      )
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&quot;', '"')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&');

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'member-portal-reference-'));
    cloneCore(folder);
    written = await write();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is written without a warning: every public export says what it is', () => {
    expect(written.output).toContain(' 0 problems');
    expect(written.output).toContain(`${capabilities.length} capabilities`);
    expect(written.code).toBe(0);
  });

  it.each(exampled)('shows the example of %s/%s', (layer, name) => {
    const text = textOf(page('modules', `_member-portal_${layer}_${name}`));
    const example = examplesOf(layer).find(({ capability }) => capability === name);
    expect(example?.prints.length).toBeGreaterThan(0);
    for (const line of example?.prints ?? []) expect(text).toContain(`// -> ${line}`);
  });

  it('says what an export is, what its token stands for, and where a rule comes from', () => {
    expect(textOf(page('functions', '_member-portal_domain_money.money'))).toContain(
      'Refuses fractions, NaN',
    );
    expect(textOf(page('variables', '_member-portal_application_payments.SubmitPayment'))).toContain(
      'The token of SubmitPayment.',
    );
    expect(textOf(page('variables', '_member-portal_domain_loan.LOAN_STATUSES'))).toContain(
      'specification, section 4',
    );
  });

  it('is refused while an export says nothing of itself or a capability has no example', async () => {
    appendFileSync(join(folder, 'src/domain/money/index.ts'), '\nexport const planted = 1;\n');
    rmSync(join(folder, 'examples/domain/flags.ts'));
    expect(existsSync(join(folder, 'src/domain/money/index.ts'))).toBe(true);
    const { code, output } = await write();
    expect(code).toBe(1);
    expect(output).toContain('@member-portal/domain/money: planted has no docstring');
    expect(output).toContain('@member-portal/domain/flags has no example');
    expect(output).toContain(' 2 problems');
  });
});
