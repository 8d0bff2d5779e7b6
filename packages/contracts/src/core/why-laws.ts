interface Law {
  readonly name: string;
  /** The rule of docs/product/law.md that has the source. */
  readonly fact: string;
  readonly href: string;
}

const skat = 'https://info.skat.dk/data.aspx';

/** The laws behind figures. Each address is one that docs/product/law.md was read from. */
export const whyLaws = {
  vatWhenPaid: {
    name: 'Momslovens §§ 23 og 27',
    fact: 'F3',
    href: `${skat}?oid=1978058&chk=219250&lang=da`,
  },
  vatReturn: {
    name: 'Momsangivelsens felter',
    fact: 'F18',
    href: `${skat}?chk=205780&oid=2062862`,
  },
  invoice: {
    name: 'Momsbekendtgørelsens § 58',
    fact: 'F1',
    href: 'https://elov.dk/momsbekendtgorelsen/kapitel/12/',
  },
  books: {
    name: 'Bogføringslovens § 15',
    fact: 'F13',
    href: 'https://www.lovguiden.dk/loven/bogføringsloven/15',
  },
  holidayEarned: {
    name: 'Ferielovens § 5',
    fact: 'F34',
    href: 'https://danskelove.dk/ferieloven/5',
  },
  holidayTaken: {
    name: 'Ferielovens § 6',
    fact: 'F35',
    href: 'https://danskelove.dk/ferieloven/6',
  },
  workingTime: {
    name: 'Arbejdstidslovens § 4 b',
    fact: 'F26',
    href: 'https://twobirds.com/da/insights/2024/denmark/nye-krav-om-registrering-af-arbejdstid-i-danmark',
  },
  mileage: {
    name: 'Satser for kørselsgodtgørelse 2026',
    fact: 'F47',
    href: 'https://www.tekniq.dk/nyheder/se-satserne-for-skattefrie-koerepenge-og-diaeter-i-2026',
  },
  diets: {
    name: 'Satser for kost og logi 2026',
    fact: 'F51',
    href: 'https://www.ronnerevision.dk/satser/kost-og-logi-pa-rejse/',
  },
} as const satisfies Record<string, Law>;
export type WhyLaw = keyof typeof whyLaws;

/** A figure's title, rule and laws. */
export interface Figure {
  readonly title: string;
  /** How the figure is made, in plain Danish. */
  readonly rule: string;
  /** The rule of docs/product. */
  readonly product: string;
  readonly laws: readonly WhyLaw[];
}
