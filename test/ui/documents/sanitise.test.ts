import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentMarkup } from '../../../src/ui/documents/document-markup.ts';
import { sanitise } from '../../../src/ui/documents/sanitise.ts';
import { hostileMarkup } from '../../support/arbitraries/hostile-markup.ts';

const cleaned = (html: string) => {
  const { nodes, styles } = sanitise(html);
  const place = document.createElement('div');
  place.append(nodes);
  return { place, html: place.innerHTML, styles };
};

describe('a document from outside', () => {
  it('keeps headings, paragraphs, lists, tables and anchors', () => {
    const html =
      '<section id="sms-terms"><h2>Terms</h2><p>Rates <strong>may</strong> apply.</p><ul><li>One</li></ul>' +
      '<table><tbody><tr><th>Rate</th><td>19.99%</td></tr></tbody></table></section>';
    expect(cleaned(html).html).toBe(html);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<form action="https://evil.example"><input name="code"><button>Send</button></form>',
    '<p onclick="alert(1)" style="background:url(https://evil.example)">x</p>',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<object data="https://evil.example"></object><embed src="https://evil.example">',
    '<video src="https://evil.example" autoplay></video>',
    '<base href="https://evil.example/">',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  ])('loses what runs, sends, embeds or fetches: %s', (html) => {
    const { place } = cleaned(`<p>before</p>${html}<p>after</p>`);
    const forbidden =
      'script, img, svg, iframe, form, input, button, link, meta, object, embed, video, audio, base, style';
    expect(place.querySelectorAll(forbidden)).toHaveLength(0);
    for (const element of place.querySelectorAll('*'))
      for (const { name } of element.attributes) expect(name).not.toMatch(/^on|^style$|^src/);
    expect(place.textContent).toContain('before');
    expect(place.textContent).toContain('after');
  });

  it('follows no script in a link, and opens other sites in a tab that cannot reach back', () => {
    const { place } = cleaned(
      '<a href="javascript:alert(1)">a</a><a href="https://lender.example/terms">b</a><a href="#part">c</a>',
    );
    const [script, site, part] = place.querySelectorAll('a');
    expect(script?.getAttribute('href')).toBeNull();
    expect(site?.rel).toBe('noopener noreferrer');
    expect(site?.target).toBe('_blank');
    expect(part?.target).toBe('');
  });

  it.each([
    '/logout',
    'logout',
    '//evil.example',
    '?next=1',
    '',
    'http://lender.example',
    `${location.origin}/logout`,
    'https://your-bank.example@evil.example',
    'data:text/html,x',
    'vbscript:x',
    'java&#115;cript:alert(1)',
    '&#47;logout',
    'https&colon;&sol;&sol;your-bank.example&commat;evil.example',
  ])('removes the address of a link to %j', (href) => {
    expect(cleaned(`<a href="${href}">x</a>`).place.querySelector('a')?.getAttribute('href')).toBeNull();
  });

  it('reads its entities as text, once, and never as markup', () => {
    const { place } = cleaned(
      '<p title="a&quot; b" id="a">&lt;b>Fees&lt;/b> &amp;amp; caf&eacute; &l<x>t;i></p>',
    );
    expect(place.textContent).toBe('<b>Fees</b> &amp; café <i>');
    expect(place.querySelectorAll('b, i')).toHaveLength(0);
    expect(place.querySelector('p')?.title).toBe('a" b');
  });

  it('is not hidden, focused or renamed by its attributes', () => {
    const { html } = cleaned(
      '<p hidden inert aria-hidden="true" aria-label="other" role="alert" tabindex="1" popover autofocus slot="x">x</p>',
    );
    expect(html).toBe('<p>x</p>');
  });

  it('shows what it folds away, and drops what no reader would see', () => {
    const { place } = cleaned('<details><summary>More</summary>Fees apply</details><template>t</template>');
    expect(place.innerHTML).toBe('MoreFees apply');
  });

  it.each([
    '<p>Terms</p><select><option>one</option><p>Fees apply</p>',
    '<div><p>Terms</p><video><p>Fees apply</p></div>',
    '<p>Terms</p><math><mtext>Fees apply</mtext>',
    '<p>Terms</p><textarea>Fees apply',
    '<p>Terms</p><style>p {} Fees apply',
    '<p>Terms</p><plaintext>Fees apply',
  ])('is not complete where an element that never ends takes text with it: %s', (html) => {
    expect(sanitise(html).complete).toBe(false);
  });

  it.each([
    '<p>Terms</p><select><option>one</option></select><p>Fees apply</p>',
    '<p>Terms<video></video><math><mi>x</mi></math> apply</p>',
    '<p>Terms</p><style>p {}</style><ul><li>One<li>Two</ul>',
    '<p>Terms</p><video>',
  ])('is complete where nothing is lost with it: %s', (html) => {
    expect(sanitise(html).complete).toBe(true);
  });

  it('reaches the browser’s parser without a style or event attribute, whatever it was', () => {
    fc.assert(
      fc.property(hostileMarkup, (source) => {
        const { html } = documentMarkup(source);
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const names = [...parsed.querySelectorAll('*')].flatMap((element) => [
          element.localName === 'style' ? 'style' : '',
          ...element.getAttributeNames(),
        ]);
        expect(names.filter((name) => /^on|^style$/.test(name))).toEqual([]);
      }),
    );
  });
});
