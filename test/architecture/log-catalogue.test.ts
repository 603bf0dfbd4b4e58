import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueFiles } from '../../scripts/reference/catalogue-files.mjs';

test('the log catalogue matches what the code logs: npm run log:catalogue regenerates it', () => {
  for (const [file, text] of Object.entries(catalogueFiles())) {
    const kept = readFileSync(file, 'utf8');
    if (file.endsWith('.json')) expect(JSON.parse(kept)).toEqual(JSON.parse(text));
    else expect(kept).toBe(text);
  }
  // It compiles the whole front end.
}, 180_000);
