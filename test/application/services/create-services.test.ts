import {
  createServices,
  defineUseCase,
  isUseCase,
  provide,
  token,
} from '@member-portal/application/services';
import { describe, expect, it } from 'vitest';

interface Greeting {
  of(name: string): string;
}
const Greeting = token<Greeting>('Greeting');
type Greet = (name: string) => string;
const Greet = defineUseCase(
  'Greet',
  { greeting: Greeting },
  ({ greeting }): Greet =>
    (name) =>
      greeting.of(name),
);
const GreetTwice = defineUseCase(
  'GreetTwice',
  { greet: Greet },
  ({ greet }): Greet =>
    (name) =>
      `${greet(name)} ${greet(name)}`,
);

describe('a token', () => {
  it('is unique, and exposes its name', () => {
    expect(token('Clock')).not.toBe(token('Clock'));
    expect(token('Clock').name).toBe('Clock');
  });
});

describe('services without a container', () => {
  const polite = provide(Greeting, { of: (name) => `Good day ${name}` });

  it('makes use cases from ports and from each other, once', () => {
    const services = createServices([polite]);
    expect(services.get(GreetTwice)('Avery')).toBe('Good day Avery Good day Avery');
    expect(services.get(Greet)).toBe(services.get(Greet));
  });

  it('gives a port as it was provided; a later one replaces an earlier', () => {
    const short: Greeting = { of: (name) => `Hi ${name}` };
    const services = createServices([polite, provide(Greeting, short)]);
    expect(services.get(Greeting)).toBe(short);
    expect(services.get(Greet)('Avery')).toBe('Hi Avery');
  });

  it('takes a use case that was provided instead of making it', () => {
    const services = createServices([provide(Greet, (name) => name)]);
    expect(services.get(GreetTwice)('Avery')).toBe('Avery Avery');
  });

  it('names the missing port and the use cases that need it', () => {
    expect(() => createServices([]).get(GreetTwice)).toThrow(
      'GreetTwice: Greet: Nothing is provided for Greeting',
    );
  });

  it('uses the fallback for ports that are not provided, and never for use cases', () => {
    const asked: string[] = [];
    const services = createServices([], (port) => {
      asked.push(port.name);
      return polite.value as never;
    });
    expect(services.get(GreetTwice)('Avery')).toBe('Good day Avery Good day Avery');
    expect(asked).toEqual(['Greeting']);
  });

  it('distinguishes use cases from ports', () => {
    expect([isUseCase(Greet), isUseCase(Greeting)]).toEqual([true, false]);
    expect(Greet.create({ greeting: { of: (name) => name } })('Avery')).toBe('Avery');
  });
});
