/** Products and tasks of Nordlys Event; prices in kroner. */
export type Row = readonly [
  name: string,
  description: string,
  price: number,
  unit: string,
  stock: number,
];

/** Bought, and on no invoice yet. */
export const newProductRow: Row = ['Scenemodul 2 × 1 m', 'Podie med ben, 60 cm', 385, 'stk.', 24];

export const productRows: readonly [Row, ...Row[]] = [
  ['Podie 1 × 1 m', 'Med ben, 40 cm', 245, 'stk.', 24],
  ['Telt 9 × 15 m', 'Inkl. gulv og opsætning', 14500, 'stk.', 4],
  ['Telt 6 × 12 m', 'Inkl. opsætning, uden gulv', 8200, 'stk.', 6],
  ['Klapstol, hvid', 'Leveret og stillet op', 28, 'stk.', 800],
  ['Bord 180 × 80 cm', 'Inkl. hvid dug', 115, 'stk.', 120],
  ['Cafébord, rundt', 'Højt eller lavt, inkl. stretchdug', 165, 'stk.', 60],
  ['Lyskæde, varm hvid', 'Længde 10 m', 145, 'stk.', 90],
  ['Varmekanon 30 kW', 'Inkl. gas', 650, 'stk.', 12],
  ['Barmodul, buet', 'Med køl og lys i front', 1250, 'stk.', 8],
  ['Kaffestation', 'Til 60 personer, inkl. kopper', 1850, 'stk.', 5],
  ['Fadølsanlæg, to haner', 'Inkl. kulsyre og rens', 1400, 'stk.', 7],
  ['Vinglas', 'Kasse med 36 stk.', 180, 'kasse', 70],
  ['Tallerkensæt', 'Forret, hovedret og dessert', 24, 'kuvert', 600],
  ['Bestiksæt', 'Fire dele', 16, 'kuvert', 600],
  ['Projektor 6.000 lumen', 'Inkl. kabler', 1900, 'stk.', 4],
  ['Lærred 4 × 3 m', 'Front- eller bagprojektion', 950, 'stk.', 4],
  ['Trådløs mikrofon', 'Håndholdt eller headset', 325, 'stk.', 16],
  ['Højttaler, aktiv 15"', 'Inkl. stativ', 480, 'stk.', 20],
  ['Dansegulv 5 × 5 m', 'Egetræslook', 4200, 'stk.', 2],
  ['Rød løber', 'Pr. løbende meter', 45, 'm', 80],
  ['Garderobestativ', 'Med 50 bøjler og numre', 220, 'stk.', 14],
  ['Generator 20 kVA', 'Inkl. brændstof til otte timer', 3100, 'stk.', 3],
];

export const taskRows: readonly [Row, ...Row[]] = [
  ['Opstilling af scene', 'To mand, inkl. kørsel i Aarhus', 2450, 'gang', 1],
  ['Opsætning og nedtagning', 'Pr. person pr. time', 395, 'timer', 1],
  ['Bartender', 'Pr. person pr. time', 425, 'timer', 1],
  ['Tjener', 'Pr. person pr. time', 385, 'timer', 1],
  ['Lydtekniker', 'Pr. time, inkl. prøve', 560, 'timer', 1],
  ['Lystekniker', 'Pr. time, inkl. programmering', 560, 'timer', 1],
  ['Afvikler på dagen', 'Fra ankomst til sidste gæst', 4800, 'dag', 1],
  ['Kørsel', 'Varevogn, tur og retur', 750, 'ture', 1],
  ['Rengøring efter fest', 'Lokale op til 300 m²', 1800, 'gang', 1],
  ['Projektledelse', 'Planlægning og møder', 695, 'timer', 1],
];

export const packageRows: readonly [Row, ...Row[]] = [
  ['Lydpakke L', 'To højttalere, mixer, to trådløse mikrofoner', 6800, 'pk.', 1],
  ['Lydpakke S', 'Én højttaler og én mikrofon', 2400, 'pk.', 1],
  ['Barpakke', 'Mobil bar, køl og glas til 120', 8900, 'pk.', 1],
  ['Lyspakke, fest', 'Otte lamper, styring og stativer', 4600, 'pk.', 1],
  ['Konferencepakke', 'Projektor, lærred og to mikrofoner', 5200, 'pk.', 1],
];

interface DemoEvent {
  readonly title: string;
  /** Typical number. */
  readonly guests: number;
  /** 1-12; all year where it is left out. */
  readonly months?: readonly number[];
}

const events: readonly [DemoEvent, ...DemoEvent[]] = [
  { title: 'Jubilæumsfest', guests: 120 },
  { title: 'Bryllup', guests: 90, months: [5, 6, 7, 8, 9] },
  { title: 'Julefrokost', guests: 140, months: [11, 12] },
  { title: 'Sommerfest', guests: 180, months: [5, 6, 7, 8, 9] },
  { title: 'Firmafest', guests: 110 },
  { title: 'Konference', guests: 220 },
  { title: 'Reception', guests: 75 },
  { title: 'Kundearrangement', guests: 60 },
  { title: 'Åbningsaften', guests: 80 },
  { title: 'Konfirmation', guests: 45, months: [4, 5] },
  { title: 'Fernisering', guests: 70 },
  { title: 'Generalforsamling', guests: 130, months: [2, 3, 4] },
  { title: 'Produktlancering', guests: 95 },
  { title: 'Vinsmagning', guests: 40 },
  { title: 'Ølsmagning i telt', guests: 55, months: [5, 6, 7, 8, 9] },
  { title: 'Kulturnat, lyd og scene', guests: 400, months: [10] },
  { title: 'Personaledag', guests: 150 },
  { title: 'Rund fødselsdag', guests: 65 },
];

/** Possible events of a month (1-12): no summer parties in December. */
export function eventsIn(month: number): readonly [DemoEvent, ...DemoEvent[]] {
  const [first, ...others] = events;
  return [first, ...others.filter(({ months }) => months?.includes(month) ?? true)];
}
