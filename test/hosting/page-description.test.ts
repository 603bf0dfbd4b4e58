import { createPageServer } from '@member-portal/host';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { tenantNamed } from '../support/tenant.ts';

const descriptionOf = async (id: string): Promise<string> => {
  const distDir = temporaryFolder({ 'index.html': '<meta name="description" content="{{description}}" />' });
  const pages = createPageServer({ tenant: tenantNamed(id), distDir });
  const page = await pages.fetch(new Request(`http://${id}.localhost/`));
  return /content="([^"]*)"/.exec(await page.text())?.[1] ?? '';
};

describe('the page description', () => {
  // Proves.
  it('is the generic one or speaks of paying a loan, by tenant', async () => {
    expect(await descriptionOf('harbour')).toBe('Member Portal');
    expect(await descriptionOf('maple')).toBe('Member Portal');
    expect(await descriptionOf('northwind')).toMatch(/\bpay your loan from Northwind\b/i);
  });
});
