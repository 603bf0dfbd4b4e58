import type { Shops } from './loan-stories.ts';

/** The fictional shops of the demo, by tenant. Prices in cents. */
export const demoShops: Readonly<Record<string, Shops>> = {
  northwind: {
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
  },
  harbour: {
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
  },
  maple: {
    dayCount: 'ACTUAL_365',
    rounding: 'HALF_EVEN',
    furniture: {
      merchant: 'Maison Boréale',
      items: [
        { name: 'Table de salle à manger en érable', quantity: 1, price: 164_900 },
        { name: 'Chaise en érable', quantity: 4, price: 18_900 },
      ],
    },
    clothes: {
      merchant: 'Atelier Nordet',
      items: [
        { name: 'Manteau d’hiver', quantity: 1, price: 32_500 },
        { name: 'Tuque et mitaines', quantity: 1, price: 7_900 },
      ],
    },
    dentist: {
      merchant: 'Clinique dentaire du Parc',
      items: [{ name: 'Implant et suivi', quantity: 1, price: 212_000 }],
    },
    bicycle: {
      merchant: 'Vélo Lachine',
      items: [{ name: 'Vélo électrique', quantity: 1, price: 229_900 }],
    },
    audio: {
      merchant: 'Écho Sonore',
      items: [{ name: 'Barre de son', quantity: 1, price: 44_900 }],
    },
    kitchen: {
      merchant: 'Cuisines Rivière',
      items: [
        { name: 'Lave-vaisselle encastrable', quantity: 1, price: 118_900 },
        { name: 'Installation', quantity: 1, price: 21_500 },
      ],
    },
    computer: {
      merchant: 'Branche Informatique',
      items: [{ name: 'Ordinateur portable, 15 pouces', quantity: 1, price: 163_400 }],
    },
  },
};
