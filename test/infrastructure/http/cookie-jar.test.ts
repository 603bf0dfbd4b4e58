import { createCookieJar } from '@member-portal/client/runtime';
import { expect, it } from 'vitest';

it.each(['Max-Age=0', 'max-age=-1', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'])(
  'a cookie that the platform removes by %s is forgotten',
  async (attribute) => {
    const answers = [
      'XSRF-TOKEN=one; Path=/; Expires=Fri, 01 Jan 2999 00:00:00 GMT',
      `XSRF-TOKEN=; ${attribute}`,
    ];
    const jar = createCookieJar('https://lender.example', async () => {
      const headers = new Headers();
      headers.append('set-cookie', answers.shift() ?? '');
      return new Response('', { headers });
    });
    await jar.fetch('https://lender.example/api/auth');
    expect(jar.read()).toBe('XSRF-TOKEN=one');
    await jar.fetch('https://lender.example/api/auth');
    expect(jar.read()).toBe('');
  },
);
