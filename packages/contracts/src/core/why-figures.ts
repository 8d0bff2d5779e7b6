import { ofAllowances, ofReports, ofSpending } from './why-book-figures.ts';
import type { Figure } from './why-laws.ts';
import { ofLists } from './why-list-figures.ts';
import { ofPeople } from './why-people-figures.ts';

/** Figures of holiday and hours. */
const ofTime = {
  holidayLeft: {
    title: 'Tilbage at holde',
    rule: 'Der optjenes 2,08 dage for hver måneds ansættelse, og de kan holdes, når måneden er gået. Holdt og godkendt ferie trækkes fra det ældste ferieår først.',
    product: 'Y16',
    laws: ['holidayEarned', 'holidayTaken'],
  },
  holidayEarned: {
    title: 'Optjent ferie',
    rule: 'Der optjenes 2,08 dage for hver måneds ansættelse og 0,07 dag pr. dag i en del af en måned, højst 25 dage om året. Startsaldo og rettelser lægges til.',
    product: 'Y16',
    laws: ['holidayEarned'],
  },
  holidayHeld: {
    title: 'Holdt ferie',
    rule: 'Godkendt ferie tæller som holdt, når dagen er gået. Fem dage om ugen tælles med, ikke helligdage.',
    product: 'Y16',
    laws: ['holidayTaken'],
  },
  holidayPlanned: {
    title: 'Godkendt ferie',
    rule: 'Ferie, der er godkendt og ligger forude. Fem dage om ugen tælles med, ikke helligdage.',
    product: 'Y16',
    laws: ['holidayTaken'],
  },
  flexBalance: {
    title: 'Flexsaldo',
    rule: 'Dage, hvor du ikke har registreret noget, tæller ikke med. På fridage, helligdage og fraværsdage er normen 0.',
    product: 'T58',
    laws: ['workingTime'],
  },
  ownHours: {
    title: 'Timer',
    rule: 'Godkendte timer og timer, der afventer, tæller med. Afviste timer gør ikke.',
    product: 'T30',
    laws: ['workingTime'],
  },
} as const satisfies Record<string, Figure>;

/** Figures of bookkeeping. */
const ofBooks = {
  accountBalance: {
    title: 'Saldo',
    rule: 'Debet lægger til, og kredit trækker fra.',
    product: 'B50',
    laws: ['books'],
  },
  vatBox: {
    title: 'Momsangivelse',
    rule: 'Feltet er summen af posteringernes linjer efter momskode og dato.',
    product: 'B55',
    laws: ['vatReturn'],
  },
  vatPayable: {
    title: 'Momstilsvar',
    rule: 'Hvert felt rundes til hele kroner, før tilsvaret regnes. Ørerne bliver i bogføringen.',
    product: 'B55',
    laws: ['vatReturn'],
  },
} as const satisfies Record<string, Figure>;

/** Figures of invoices and orders. */
const ofSales = {
  invoiceLines: {
    title: 'Linjer',
    rule: 'Hver linje er antal × pris uden moms, rundet til hele øre.',
    product: 'D4',
    laws: ['invoice'],
  },
  invoiceNet: {
    title: 'Pris uden moms',
    rule: 'Alle linjer lægges sammen uden moms.',
    product: 'D4',
    laws: ['invoice'],
  },
  invoiceTax: {
    title: 'Moms',
    rule: 'Momsen regnes af summen af de linjer, der har moms, og rundes én gang. Regnet linje for linje kan momsen derfor afvige nogle øre.',
    product: 'D4',
    laws: ['vatWhenPaid', 'invoice'],
  },
  invoiceTotal: {
    title: 'Total med moms',
    rule: 'Prisen uden moms og momsen lægges sammen.',
    product: 'D4',
    laws: ['invoice'],
  },
  invoiceDeposit: {
    title: 'Depositum',
    rule: 'Et depositum er med moms: ved 25 % er en femtedel af det moms, og den skyldes, når depositummet betales.',
    product: 'D2',
    laws: ['vatWhenPaid'],
  },
  invoiceDue: {
    title: 'At betale',
    rule: 'Et betalt depositum trækkes fra totalen, så kunden kun betaler resten.',
    product: 'D6',
    laws: ['vatWhenPaid', 'invoice'],
  },
  invoiceOpen: {
    title: 'Mangler at blive betalt',
    rule: 'Betalinger, til gode fra andre fakturaer og det, der er afskrevet, trækkes fra. Penge, der er betalt tilbage, lægges til.',
    product: 'D35',
    laws: ['books'],
  },
  orderLeft: {
    title: 'Mangler at blive faktureret',
    rule: 'Annullerede fakturaer tæller ikke med.',
    product: 'O19',
    laws: [],
  },
} as const satisfies Record<string, Figure>;

/** Each figure that answers 'Hvorfor dette tal?', by its key. docs/product/numbers.md lists where they are shown. */
export const whyFigures = {
  ...ofTime,
  ...ofPeople,
  ...ofBooks,
  ...ofAllowances,
  ...ofReports,
  ...ofSpending,
  ...ofSales,
  ...ofLists,
} as const satisfies Record<string, Figure>;
export type WhyFigure = keyof typeof whyFigures;
