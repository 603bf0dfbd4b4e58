export {
  addMoney,
  CURRENCIES,
  type Currency,
  compareMoney,
  type InvalidMoney,
  isPositive,
  type Money,
  money,
  noMoney,
  subtractMoney,
  sumMoney,
} from './money.ts';
