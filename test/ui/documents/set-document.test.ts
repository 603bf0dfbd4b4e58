import { describe, expect, it } from 'vitest';
import { keepWhole, WHOLE_CLASS, withoutTitle } from '../../../src/ui/documents/set-document.ts';

const nodesOf = (html: string): DocumentFragment => document.createRange().createContextualFragment(html);
const htmlOf = (nodes: DocumentFragment): string => {
  const place = document.createElement('div');
  place.append(nodes);
  return place.innerHTML;
};
const wholes = (html: string): readonly (string | null)[] => {
  const nodes = nodesOf(html);
  keepWhole(nodes);
  return [...nodes.querySelectorAll(`.${WHOLE_CLASS}`)].map(({ textContent }) => textContent);
};

describe('a reference number', () => {
  it('stays on one line, wherever it stands', () => {
    expect(wholes('<p>Loan NO-577698-69, order 764-FF, and <b>MA-1</b>.</p>')).toEqual([
      'NO-577698-69',
      '764-FF',
      'MA-1',
    ]);
  });

  it('leaves the text as it was', () => {
    const html = '<p>Your loan NO-1-2 and NO-3-4 too</p>';
    const nodes = nodesOf(html);
    keepWhole(nodes);
    expect(nodes.textContent).toBe('Your loan NO-1-2 and NO-3-4 too');
  });

  it.each([
    ['words', '<p>well-known AUTO-PAY day-to-day x-1y</p>'],
    ['a number too long for a phone', `<p>${'A1-'.repeat(9)}Z</p>`],
  ])('is not %s', (_what, html) => {
    expect(wholes(html)).toEqual([]);
  });
});

describe('a day', () => {
  it('stays on one line, in either language', () => {
    const days = ['November 12, 2026', 'May 1, 2027', '12 novembre 2026', '1er août 2026', '8 févr. 2027'];
    expect(wholes(`<p>From ${days.join(' to ')}.</p>`)).toEqual(days.slice(0, 4));
  });

  it('is no count, and no number of its own', () => {
    expect(wholes('<p>12 payments of 2026 dollars; 24 versements 20261</p>')).toEqual([]);
  });
});

describe('the title of a document', () => {
  it('is not said again under the page’s heading, however it is spaced', () => {
    const nodes = nodesOf('<article><h1> Loan\n agreement </h1><p>Text</p></article>');
    withoutTitle(nodes, 'Loan Agreement');
    expect(htmlOf(nodes)).toBe('<article><p>Text</p></article>');
  });

  it('is the only first-level heading: another one steps back', () => {
    const nodes = nodesOf('<h1>Part <em>one</em></h1><p>Text</p>');
    withoutTitle(nodes, 'Loan agreement');
    expect(htmlOf(nodes)).toBe('<h2>Part <em>one</em></h2><p>Text</p>');
  });
});
