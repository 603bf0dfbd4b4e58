export { CURRENCIES, type Currency } from './currency.ts';
export {
  addMoney,
  compareMoney,
  type InvalidMoney,
  isPositive,
  MAX_CENTS,
  type Money,
  money,
  multiplyMoney,
  noMoney,
  subtractMoney,
  sumMoney,
} from './money.ts';
export { roundAmounts } from './round-amounts.ts';
