import type { Shops } from '../shops.ts';

/** Where the borrowers of Northwind buy. Prices in cents. */
export const northwindShops: Shops = {
  dayCount: 'ACTUAL_365',
  rounding: 'HALF_EVEN',
  furniture: {
    merchant: 'Hearth & Pine',
    items: [
      { name: 'Three-seat sofa, oat linen', quantity: 1, price: 189_900 },
      { name: 'Oak side table', quantity: 2, price: 24_900 },
      { name: 'Delivery', quantity: 1, price: 8_300 },
    ],
  },
  clothes: {
    merchant: 'Loomwork',
    items: [
      { name: 'Rain jacket', quantity: 1, price: 21_800 },
      { name: 'Merino sweater', quantity: 1, price: 11_240 },
      { name: 'Hiking socks, three pairs', quantity: 2, price: 2_800 },
    ],
  },
  dentist: {
    merchant: 'Summit Dental Care',
    items: [{ name: 'Crown and consultation', quantity: 1, price: 186_000 }],
  },
  bicycle: {
    merchant: 'Trailhead Cycles',
    items: [
      { name: 'Commuter bicycle', quantity: 1, price: 104_900 },
      { name: 'Helmet', quantity: 1, price: 10_000 },
    ],
  },
  audio: {
    merchant: 'Lumen Audio',
    items: [{ name: 'Bookshelf speakers', quantity: 1, price: 32_900 }],
  },
  kitchen: {
    merchant: 'Copper Kettle Kitchens',
    items: [
      { name: 'Range cooker', quantity: 1, price: 219_500 },
      { name: 'Fitting', quantity: 1, price: 28_000 },
    ],
  },
  computer: {
    merchant: 'Fieldstone Computers',
    items: [
      { name: 'Laptop, 14 inch', quantity: 1, price: 129_900 },
      { name: 'Docking station', quantity: 1, price: 17_950 },
    ],
  },
  heating: {
    merchant: 'Evergreen Heating & Air',
    items: [{ name: 'Heat pump, installed', quantity: 1, price: 684000 }],
  },
  tyres: {
    merchant: 'Ridgeline Tire & Brake',
    items: [
      { name: 'All-season tire', quantity: 4, price: 16450 },
      { name: 'Alignment and fitting', quantity: 1, price: 12900 },
    ],
  },
  piano: {
    merchant: 'Barlow Piano House',
    items: [
      { name: 'Digital piano, rosewood', quantity: 1, price: 214900 },
      { name: 'Bench and headphones', quantity: 1, price: 18900 },
    ],
  },
  glasses: {
    merchant: 'Clearwater Eyewear',
    items: [
      { name: 'Progressive glasses', quantity: 1, price: 38900 },
      { name: 'Prescription sunglasses', quantity: 1, price: 24500 },
    ],
  },
  vet: {
    merchant: 'Maple Hill Animal Hospital',
    items: [
      { name: 'Knee surgery for a dog', quantity: 1, price: 328000 },
      { name: 'Follow-up visits', quantity: 3, price: 8500 },
    ],
  },
  camera: {
    merchant: 'Aperture & Co.',
    items: [
      { name: 'Mirrorless camera body', quantity: 1, price: 139900 },
      { name: '35 mm lens', quantity: 1, price: 54900 },
    ],
  },
};
