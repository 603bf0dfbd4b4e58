export { BeginAddressChange } from './create.ts';
export type { AddressEvent } from './event.ts';
export { pageOf } from './page-of.ts';
export type { AddressForm, AddressState } from './state.ts';
export type { TypedAddress } from './typed-address.ts';
