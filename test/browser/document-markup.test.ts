import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileMarkup } from '../support/arbitraries/hostile-markup.ts';
import { holdsInTime, PROPERTY_RUNS } from '../support/property-runs.ts';
import type * as Entry from './documents/entry.ts';
import { openDocumentsPage } from './documents/page.ts';

declare const documents: typeof Entry;

const ELEMENTS = new Set(
  (
    'a abbr address article aside b blockquote br caption center cite code col colgroup dd del dfn div dl dt em ' +
    'figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i ins kbd li main mark nav ol p pre q s samp section ' +
    'small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr'
  )
    .split(' ')
    .map((name) => `http://www.w3.org/1999/xhtml ${name}`),
);
const ATTRIBUTES =
  /^(?:abbr|align|class|colspan|datetime|dir|headers|href|id|lang|rel|reversed|rowspan|scope|span|start|target|title|type|valign|value)$/;

describe('the markup of a document, under the content policy of the portal in Chromium,', () => {
  let opened: Awaited<ReturnType<typeof openDocumentsPage>>;
  beforeAll(async () => {
    opened = await openDocumentsPage();
  });
  afterAll(() => opened.close());

  const sanitised = (sources: readonly string[]) =>
    opened.page.evaluate((all) => documents.sanitised(all), sources);

  it('is parsed as the standard says where end tags are left out', async () => {
    const [document] = await sanitised([
      '<table><colgroup><col><tr><td>A<td>B<tr><th>C<td>D</table><ul><li>E<li>F</ul><pre>\nG</pre>',
    ]);
    expect(document?.tree).toBe(
      '<table><colgroup><col></colgroup><tbody><tr><td>A</td><td>B</td></tr><tr><th>C</th><td>D</td></tr>' +
        '</tbody></table><ul><li>E</li><li>F</li></ul><pre>G</pre>',
    );
  });

  it('hands its style sheets over apart from its nodes, as the browser reads them', async () => {
    const [document] = await sanitised([
      '<style>h2 { font-weight: 700; }</style><h2>Terms</h2><style>p {</style>',
    ]);
    expect(document?.tree).toBe('<h2>Terms</h2>');
    expect(document?.styles).toEqual(['h2{font-weight:700;}']);
  });

  it('holds listed elements and attributes alone and raises no report, whatever it was', async () => {
    const inOneCall = 50;
    await holdsInTime(
      fc.asyncProperty(fc.array(hostileMarkup, { minLength: 1, maxLength: inOneCall }), async (sources) => {
        for (const { names, attributes, addresses } of await sanitised(sources)) {
          expect(names.filter((name) => !ELEMENTS.has(name))).toEqual([]);
          expect(attributes.filter((name) => !ATTRIBUTES.test(name))).toEqual([]);
          expect(addresses.filter((address) => !/^(?:#|https:)/.test(address))).toEqual([]);
        }
      }),
      { numRuns: Math.ceil((4 * PROPERTY_RUNS) / inOneCall) },
    );
    expect(opened.refused).toEqual([]);
  });
});
