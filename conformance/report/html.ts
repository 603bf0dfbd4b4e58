import type { Outcome } from '../run.ts';
import { escapeMarkup } from './escape.ts';
import { exchangeLine, totals } from './text.ts';

const WORDS = { passed: 'passed', failed: 'failed', skipped: 'not made' } as const;

const item = ({ check, kind, said, sees, exchanges, figures, notes }: Outcome): string => {
  const lines = [
    ...said,
    ...(kind === 'failed' ? [`A borrower sees: ${sees}`] : []),
    ...exchanges.map(exchangeLine),
    ...notes.map((note) => `Note: ${note}`),
    ...figures.map(({ name, value, unit }) => `${name}: ${Math.round(value)} ${unit}`),
  ];
  const list =
    lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')}</ul>`;
  return `<li class="${kind}"><strong>${WORDS[kind]}</strong> <code>${check.id}</code> ${escapeMarkup(check.requirement)}${list}</li>`;
};

/** Outcomes as a self-contained page. */
export const htmlReport = (outcomes: readonly Outcome[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of a platform</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
ul.checks { list-style: none; padding: 0; }
ul.checks > li { border-inline-start: 4px solid; padding: 0.25rem 0.75rem; margin-block: 0.5rem; }
.passed { border-color: #2e7d32; }
.failed { border-color: #c62828; }
.skipped { border-color: #777; }
</style>
</head>
<body>
<h1>Conformance of a platform</h1>
<p>${escapeMarkup(totals(outcomes))}</p>
<ul class="checks">
${outcomes.map(item).join('\n')}
</ul>
</body>
</html>
`;
