import { type Lender, lenderPorts } from '@member-portal/client/lender';
import { describe, expect, it } from 'vitest';
import { A_LENDER } from '../../support/infrastructure/a-lender.ts';

/** As a program reads them from a file, which no compiler has seen. */
const portsOf = (changed: Readonly<Record<string, unknown>>) => () =>
  lenderPorts(JSON.parse(JSON.stringify({ ...A_LENDER, ...changed })) as Lender);

describe('settings of a lender that cannot be right', () => {
  it.each(['apiUrl', 'gatewayUrl'])(
    'are refused by their name where %s is no address of a service',
    (name) => {
      for (const address of [undefined, '', '/', 'lender.example', 'localhost:4604', 'ftp://lender.example/'])
        expect(portsOf({ [name]: address }), String(address)).toThrow(
          new RangeError(`${name} has to be an absolute address with http or https`),
        );
    },
  );

  it('are refused where the country has no holidays here: those of another would move every payment day', () => {
    for (const country of [undefined, '', 'us', 'UK', 'Canada'])
      expect(portsOf({ country }), String(country)).toThrow(new RangeError('country has to be US or CA'));
  });

  it('are refused where no such time zone exists', () => {
    expect(portsOf({ timeZone: 'Mars/One' })).toThrow(new RangeError('There is no time zone Mars/One'));
  });
});

describe('settings of a lender that may be right', () => {
  it.each([
    { apiUrl: 'http://localhost:4601', gatewayUrl: 'http://[::1]:4604' },
    { apiUrl: 'https://lender.example/below', country: 'CA', timeZone: 'America/Toronto' },
  ])('are taken: %o', (changed) => {
    expect(portsOf(changed)).not.toThrow();
  });
});
