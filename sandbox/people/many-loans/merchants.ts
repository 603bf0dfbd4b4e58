/** Something sold: its name, and from and to what price, in whole units of the currency. */
export type Ware = readonly [name: string, from: number, to: number];

/** A fictional shop and its furnishing products. */
export interface Merchant {
  readonly name: string;
  readonly wares: readonly Ware[];
}

const shop = (name: string, ...wares: readonly Ware[]): Merchant => ({ name, wares });

/** Where the many loans were made. */
export const MERCHANTS: readonly Merchant[] = [
  shop(
    'Lakeside Living',
    ['Queen bed, walnut', 620, 1_480],
    ['Mattress, medium', 380, 990],
    ['Nightstand', 90, 240],
  ),
  shop(
    'Anchor Appliances',
    ['Refrigerator', 720, 1_890],
    ['Washer', 540, 1_150],
    ['Microwave oven', 120, 310],
  ),
  shop(
    'Quayside Lighting',
    ['Floor lamp', 70, 260],
    ['Ceiling lamp, brass', 110, 390],
    ['LED bulbs, box of 24', 48, 72],
  ),
  shop(
    'Tern & Tide',
    ['Bed linen, four sets', 140, 320],
    ['Bath towels, dozen', 90, 210],
    ['Wool blanket', 80, 190],
  ),
  shop(
    'North Pier Hardware',
    ['Door lock set', 60, 180],
    ['Paint, five gallons', 140, 230],
    ['Tool chest', 180, 420],
  ),
  shop(
    'Granite Kitchens',
    ['Kitchenette, six feet', 980, 2_400],
    ['Induction cooktop', 260, 740],
    ['Faucet', 85, 260],
  ),
  shop(
    'Superior Flooring',
    ['Oak laminate, 200 square feet', 380, 860],
    ['Area rug', 120, 460],
    ['Underlay', 60, 140],
  ),
  shop(
    'Breakwater Tech',
    ['Router, mesh of three', 190, 380],
    ['Television, 43 inch', 280, 520],
    ['Desk monitor', 150, 340],
  ),
  shop(
    'Ore Dock Coffee Supply',
    ['Espresso machine', 240, 890],
    ['Kettle', 38, 90],
    ['Coffee service for twelve', 96, 180],
  ),
  shop('Birchbark Blinds', ['Roller blinds, six', 210, 480], ['Curtains, lined', 120, 330]),
  shop(
    'Agate Bath',
    ['Shower enclosure', 480, 1_260],
    ['Vanity with basin', 320, 880],
    ['Mirror cabinet', 110, 290],
  ),
  shop(
    'Split Rock Seating',
    ['Two-seat sofa, grey', 420, 980],
    ['Dining chairs, four', 190, 520],
    ['Bar stool', 70, 160],
  ),
  shop('Gooseberry Garden', ['Balcony table and chairs', 180, 460], ['Planters, set of five', 75, 160]),
  shop(
    'Iron Range Heating',
    ['Space heater', 90, 260],
    ['Thermostat', 110, 240],
    ['Air conditioner, window', 240, 560],
  ),
  shop(
    'Two Harbors Tableware',
    ['Dinner set for eight', 110, 290],
    ['Cutlery for twelve', 80, 220],
    ['Glasses, box of 24', 44, 98],
  ),
  shop(
    'Portage Storage',
    ['Wardrobe, three doors', 340, 820],
    ['Shelf, oak', 110, 280],
    ['Storage bench', 130, 310],
  ),
  shop('Canal Park Prints', ['Framed prints, set of three', 85, 240], ['Wall clock', 40, 110]),
  shop(
    'Lift Bridge Cleaning',
    ['Vacuum cleaner', 160, 480],
    ['Steam cleaner', 130, 320],
    ['Supplies for a quarter', 90, 190],
  ),
  shop('Prairie Pedal', ['Rental bicycle', 320, 760], ['Bicycle rack', 140, 260]),
  shop('Wolf Ridge Outdoors', ['Snowshoes, four pairs', 280, 520], ['Sleds, set of six', 120, 210]),
];
