export { createListPaymentMethods, ListPaymentMethods } from './list-payment-methods.ts';
