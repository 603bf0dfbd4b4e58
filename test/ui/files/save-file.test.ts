import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveFile, type TextFile } from '../../../src/ui/files/save-file.ts';

/** Saves a file as the page would, and gives what the browser was handed. */
const saved = (file: TextFile) => {
  const given: { blob?: Blob; name?: string; href?: string } = {};
  URL.createObjectURL = (blob) => {
    given.blob = blob as Blob;
    return 'blob:file';
  };
  const revoked: string[] = [];
  URL.revokeObjectURL = (url) => void revoked.push(url);
  const click = (event: Event): void => {
    event.preventDefault();
    const link = event.target as HTMLAnchorElement;
    Object.assign(given, { name: link.download, href: link.href });
  };
  document.addEventListener('click', click);
  saveFile(file);
  document.removeEventListener('click', click);
  return { ...given, revoked };
};

const bytesOf = async (blob: Blob | undefined): Promise<readonly number[]> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve([...new Uint8Array(reader.result as ArrayBuffer)]);
    reader.readAsArrayBuffer(blob ?? new Blob());
  });

describe('a file made on the page', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is saved under its name, and leaves no link behind', () => {
    const { name, href, blob } = saved({ name: 'loan.ics', type: 'text/calendar', text: 'x' });
    expect([name, href, blob?.type]).toEqual(['loan.ics', 'blob:file', 'text/calendar;charset=utf-8']);
    expect(document.querySelector('a')).toBeNull();
  });

  it('begins with the mark of Unicode where a spreadsheet reads it, and only there', async () => {
    const csv = saved({ name: 'a.csv', type: 'text/csv', text: 'é' });
    const calendar = saved({ name: 'a.ics', type: 'text/calendar', text: 'é' });
    expect(await bytesOf(csv.blob)).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa9]);
    expect(await bytesOf(calendar.blob)).toEqual([0xc3, 0xa9]);
  });

  it('is forgotten by the page after a while', () => {
    vi.useFakeTimers();
    const { revoked } = saved({ name: 'a.csv', type: 'text/csv', text: '' });
    expect(revoked).toEqual([]);
    vi.runAllTimers();
    expect(revoked).toEqual(['blob:file']);
  });
});
