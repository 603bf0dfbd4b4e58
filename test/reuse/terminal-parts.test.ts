import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languagesOf } from '../../examples/terminal/languages.ts';
import { plainText } from '../../examples/terminal/screens/plain-text.ts';
import { withoutControls } from '../../examples/terminal/terminal.ts';
import { createCookieJar } from '../../src/infrastructure/client/runtime/cookie-jar.ts';

const isControl = (character: string): boolean => {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x20 || (point >= 0x7f && point < 0xa0);
};

describe('what a terminal shows', () => {
  it('contains no control characters, whatever a platform sends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const left = [...withoutControls(text)].filter((character) => character !== '\n');
        expect(left.filter(isControl)).toEqual([]);
      }),
    );
    expect(withoutControls('\u001b[2Jone\ntwo\u009b31m')).toBe('[2Jone\ntwo31m');
  });

  it('is a document’s words without its markup', () => {
    const html =
      '<style>p { color: red }</style><h1>Terms&nbsp;of use</h1><p>You &amp; <b>we</b><br>agree.</p><script>run()</script>';
    expect(plainText(html)).toBe('Terms of use\nYou & we\nagree.');
    expect(plainText('&#65;&#x42;&unknown;&#x110000;')).toBe('AB&unknown;&#x110000;');
  });
});

describe('the language of a terminal', () => {
  it.each([
    [{ LANG: 'fr_CA.UTF-8' }, ['fr-CA']],
    [{ LANG: 'en_US.UTF-8', LC_ALL: 'fr_CA' }, ['fr-CA']],
    [{ LANG: 'fr' }, ['fr']],
    [{ LANG: 'C.UTF-8' }, []],
    [{ LANG: '' }, []],
    [{}, []],
  ])('is that of its environment (%j)', (env, languages) => {
    expect(languagesOf(env)).toEqual(languages);
  });
});

describe('the cookie jar', () => {
  it('keeps an origin’s cookies for that origin alone, and drops expired ones', async () => {
    const sent: (string | null)[] = [];
    const answers = ['XSRF-TOKEN=a=b; Path=/', 'XSRF-TOKEN=; Max-Age=0', ''];
    const jar = createCookieJar('http://lender.example', async (input) => {
      sent.push(new Request(input).headers.get('cookie'));
      const cookie = answers.shift();
      return new Response('{}', cookie ? { headers: { 'set-cookie': cookie } } : {});
    });
    await jar.fetch('http://lender.example/one');
    expect(jar.read()).toBe('XSRF-TOKEN=a=b');
    await jar.fetch('http://lender.example/two');
    expect(jar.read()).toBe('');
    answers.unshift('other=1');
    await jar.fetch('http://gateway.example/three');
    expect(jar.read()).toBe('');
    expect(sent).toEqual([null, 'XSRF-TOKEN=a=b', null]);
  });
});
