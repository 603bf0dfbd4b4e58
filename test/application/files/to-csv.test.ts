import { toCsv } from '@member-portal/application/files';
import type { Money } from '@member-portal/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const usd = (cents: number): Money => ({ cents, currency: 'USD' });

/** A reader of RFC 4180, written from its grammar alone. */
const parse = (text: string, separator = ','): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let field = '';
    if (text[at] === '"') {
      at += 1;
      while (text[at] !== '"' || text[at + 1] === '"') {
        if (at >= text.length) throw new Error('a quote is never closed');
        if (text[at] === '"') at += 1;
        field += text[at];
        at += 1;
      }
      at += 1;
    } else
      while (at < text.length && text[at] !== separator && text[at] !== '\r') {
        if (text[at] === '"' || text[at] === '\n') throw new Error('a bare quote or line feed');
        field += text[at];
        at += 1;
      }
    row.push(field);
    if (text[at] === separator) at += 1;
    else if (text.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else throw new Error(`neither comma nor CRLF at ${at}`);
  }
  return rows;
};

describe('CSV', () => {
  it('ends each row with CRLF and quotes only what needs it', () => {
    expect(
      toCsv([
        ['Date', 'Amount'],
        ['2026-11-21', usd(1250)],
        ['says "hi", twice', undefined],
      ]),
    ).toBe('Date,Amount\r\n2026-11-21,12.50\r\n"says ""hi"", twice",\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1+1', '＝1+1', '\n=1'])(
    'keeps %j from being a formula',
    (text) => {
      const [[read = ''] = []] = parse(toCsv([[text]]));
      expect(read).toMatch(/^'/);
      expect(read.replaceAll("'", '')).toBe(text);
    },
  );

  it.each([
    ['a;=1+1', `"a;'=1+1"`],
    ['a, +1', `"a, '+1"`],
    ['a|@SUM(A1)', `"a|'@SUM(A1)"`],
    ['a;"=1', `"a;""'=1"`],
    ['Shoes; socks', '"Shoes; socks"'],
    ['2026-11-21', '2026-11-21'],
  ])('quotes %j and keeps each part of it from being a formula', (text, written) => {
    expect(toCsv([[text]])).toBe(`${written}\r\n`);
  });

  it('holds no formula for a spreadsheet that splits at another separator', () => {
    const nasty = fc
      .array(fc.constantFrom('=1', '+', '-', '@', '＝', ';', ',', '|', '\t', '\r', '\n', '"', ' ', 'x'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.array(nasty, { minLength: 1 }),
        fc.constantFrom(',', ';', '|', '\t'),
        (row, separator) => {
          const pieces = toCsv([row])
            .split(/\r\n|\r|\n/)
            .flatMap((line) => line.split(separator));
          for (const piece of pieces) expect(piece).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
        },
      ),
    );
  });

  it('has no space but the one that people type', () => {
    expect(toCsv([['Visa ending in\u00a04242', '1\u202f000\u00a0$']])).toBe(
      'Visa ending in 4242,1 000 $\r\n',
    );
  });

  it('leaves a negative amount a number', () => {
    expect(toCsv([[usd(-1205)]])).toBe('-12.05\r\n');
  });

  it.each([
    ['en-us', ',', '.'],
    ['en-ca', ',', '.'],
    ['fr-ca', ';', ','],
  ] as const)(
    'opens in a spreadsheet of the region %s, which splits at “%s” and reads 1%s5',
    (locale, separator, decimal) => {
      const words = ['Visa, 4242; au nom d’Émilie', 'says "hi"', '1,5'];
      const [row = []] = parse(toCsv([[...words, usd(-120_550), usd(1), undefined]], locale), separator);
      expect(row).toEqual([...words, `-1205${decimal}50`, `0${decimal}01`, '']);
    },
  );

  it('is read back as it was written, whatever is in it, but for spaces that keep a line from breaking', () => {
    const harmless = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !/^[\s"]*[\s=+\-@＝＋－＠]|[,;|\t\r\n][\s"]*[=+\-@＝＋－＠]/.test(text));
    const tricky = fc
      .array(fc.constantFrom('"', ',', ';', '\r\n', '\n', '\r', 'é', ' ', '\u00a0', '\u202f', 'x'))
      .map((parts) => `x${parts.join('')}`);
    fc.assert(
      fc.property(fc.array(fc.array(fc.oneof(harmless, tricky), { minLength: 1 })), (rows) => {
        const plain = rows.map((row) => row.map((text) => text.replace(/[\u00a0\u202f]/g, ' ')));
        expect(parse(toCsv(rows))).toEqual(plain);
      }),
    );
  });

  it('never lets a cell begin as a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const [[read] = []] = parse(toCsv([[text]]));
        expect(read).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });
});
