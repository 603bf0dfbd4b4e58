export { createHttpBuyers } from './http-buyers.ts';
