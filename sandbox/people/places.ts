import { harbour } from './lenders/harbour.ts';
import { maple } from './lenders/maple.ts';
import { northwind } from './lenders/northwind.ts';
import type { Place } from './place.ts';

/** The places of all demo tenants. */
export const PLACES: readonly Place[] = [northwind, harbour, maple];
