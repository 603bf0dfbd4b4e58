import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueFiles } from '../../scripts/reference/catalogue-files.mjs';

test('the catalogue of the log is what the code writes: npm run log:catalogue makes it anew', () => {
  for (const [file, text] of Object.entries(catalogueFiles())) {
    const kept = readFileSync(file, 'utf8');
    if (file.endsWith('.json')) expect(JSON.parse(kept)).toEqual(JSON.parse(text));
    else expect(kept).toBe(text);
  }
});
