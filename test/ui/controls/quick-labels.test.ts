import * as fc from 'fast-check';
import { afterEach, expect, it, onTestFinished } from 'vitest';

const control = fc.constantFrom(
  '<input>',
  '<input id="a">',
  '<input id="b" type="hidden">',
  '<input id="b" type="HIDDEN">',
  '<select id="c"><option>one</option></select>',
  '<textarea id="a"></textarea>',
  '<button id="b">Press</button>',
  '<span id="c">words</span>',
);
const { part } = fc.letrec<{ part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3 },
    control,
    fc
      .tuple(
        fc.constantFrom('', ' for=""', ' for="a"', ' for="b"', ' for="c"'),
        fc.array(tie('part'), { maxLength: 3 }),
      )
      // A parser would take a label out of a label, and a page does not have one.
      .map(([named, parts]) => `<label${named}>${parts.join('').replace(/<\/?label[^>]*>/g, '')}</label>`),
    fc.array(tie('part'), { maxLength: 3 }).map((parts) => `<div>${parts.join('')}</div>`),
  ),
}));

/** What each control and each label of a document says of the other, by their places in it. */
const relationsIn = ({ body }: Document): unknown => {
  const every = [...body.querySelectorAll('*')];
  return every.map((one) => [
    'labels' in one && one.labels
      ? [...(one.labels as NodeListOf<Element>)].map((label) => every.indexOf(label))
      : undefined,
    'control' in one ? every.indexOf(one.control as Element) : undefined,
  ]);
};

afterEach(() => document.body.replaceChildren());

it('finds the labels that jsdom finds', () => {
  // The elements of another window are as jsdom has them.
  const frame = document.head.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const untouched = frame.contentDocument;
  if (untouched === null) throw new Error('the frame has no document');
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 4 }).map((parts) => parts.join('')),
      (html) => {
        document.body.innerHTML = html;
        untouched.body.innerHTML = html;
        expect(relationsIn(document)).toEqual(relationsIn(untouched));
      },
    ),
  );
});
