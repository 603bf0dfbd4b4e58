export { createReadBuyer, ReadBuyer } from './read-buyer.ts';
