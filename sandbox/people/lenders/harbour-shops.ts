import type { Shops } from '../shops.ts';

/** Where the borrowers of Harbour buy. Prices in cents. */
export const harbourShops: Shops = {
  dayCount: '30_360',
  rounding: 'HALF_UP',
  furniture: {
    merchant: 'Lakeside Living',
    items: [
      { name: 'Queen bed, walnut', quantity: 1, price: 142_000 },
      { name: 'Mattress', quantity: 1, price: 89_900 },
    ],
  },
  clothes: {
    merchant: 'Tern & Tide',
    items: [
      { name: 'Wool coat', quantity: 1, price: 24_500 },
      { name: 'Leather boots', quantity: 1, price: 17_820 },
    ],
  },
  dentist: {
    merchant: 'Bright Shore Orthodontics',
    items: [{ name: 'Clear aligner treatment', quantity: 1, price: 245_000 }],
  },
  bicycle: {
    merchant: 'Prairie Pedal',
    items: [{ name: 'Cargo bicycle', quantity: 1, price: 168_000 }],
  },
  audio: {
    merchant: 'Quiet Room Records',
    items: [
      { name: 'Turntable', quantity: 1, price: 27_900 },
      { name: 'Phono preamplifier', quantity: 1, price: 8_900 },
    ],
  },
  kitchen: {
    merchant: 'Anchor Appliances',
    items: [
      { name: 'Refrigerator', quantity: 1, price: 187_900 },
      { name: 'Five-year protection', quantity: 1, price: 19_900 },
    ],
  },
  computer: {
    merchant: 'Breakwater Tech',
    items: [{ name: 'Desktop workstation', quantity: 1, price: 154_600 }],
  },
  heating: {
    merchant: 'Northern Lights Furnace Co.',
    items: [{ name: 'Gas furnace, installed', quantity: 1, price: 512000 }],
  },
  tyres: {
    merchant: 'Twin Ports Auto Service',
    items: [
      { name: 'Winter tire on steel rim', quantity: 4, price: 19800 },
      { name: 'Storage for a season', quantity: 1, price: 6000 },
    ],
  },
  piano: {
    merchant: 'Superior Strings',
    items: [
      { name: 'Cello, student to advanced', quantity: 1, price: 189000 },
      { name: 'Bow and case', quantity: 1, price: 42500 },
    ],
  },
  glasses: { merchant: 'Lakeshore Optical', items: [{ name: 'Bifocal glasses', quantity: 1, price: 31900 }] },
  vet: {
    merchant: 'Bay Street Veterinary Clinic',
    items: [{ name: 'Dental surgery for a cat', quantity: 1, price: 142000 }],
  },
  camera: {
    merchant: 'Granite City Photo',
    items: [
      { name: 'Drone with camera', quantity: 1, price: 109900 },
      { name: 'Spare batteries', quantity: 2, price: 9900 },
    ],
  },
};
