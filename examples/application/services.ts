// A front end reaches use cases through one method. What stands behind it is its own business: here, a map.
import { readsOfLoan, type Services, type Token, token } from '@member-portal/application/services';
import { aLoan } from '../support/a-loan.ts';

type Greet = (name: string) => string;
const Greet = token<Greet>('Greet');

const bound = new Map<Token<unknown>, unknown>([[Greet, (name: string) => `Hello ${name}`]]);
const services: Services = {
  get: <T>(wanted: Token<T>): T => {
    if (!bound.has(wanted)) throw new Error(`nothing is bound to ${wanted.name}`);
    return bound.get(wanted) as T;
  },
};

// The type comes from the token: no cast, no string.
console.log(services.get(Greet)('Avery')); // -> Hello Avery

// A front end that caches asks which reads a command made untrue.
console.log(readsOfLoan(aLoan().id).map(({ read }) => read)); // -> [ 'loans', 'loan', 'history' ]
