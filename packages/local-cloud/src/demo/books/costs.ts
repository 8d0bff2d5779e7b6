import { addDays, addMonths, type DateText } from '@driftig/domain/dates';

/** A cost that is paid from the bank account. */
export interface DemoCost {
  readonly date: DateText;
  readonly text: string;
  /** Its number in the public chart. */
  readonly account: number;
  /** Øre, with VAT. */
  readonly amount: number;
  readonly isTaxed: boolean;
}

/** The wages of a month, in øre. */
export interface DemoWages {
  readonly paidOn: DateText;
  /** The day on which tax and labour market contribution are paid. */
  readonly taxedOn: DateText;
  readonly month: string;
  readonly gross: number;
  readonly pension: number;
  readonly tax: number;
  readonly contribution: number;
}

/** Costs of each month: day, text, account and kroner with VAT. */
const fixed = [
  [1, 'Husleje, lager og kontor', 2030, 21_500, false],
  [2, 'Leasing af varevogne', 2569, 9_375, true],
  [4, 'Telefon og internet', 2410, 1_498.75, true],
  [9, 'Software og abonnementer', 2310, 2_737.5, true],
  [11, 'El, lager og kontor', 2050, 3_120, true],
  [14, 'Annoncer', 1850, 7_812.5, true],
  [18, 'Erhvervsforsikring', 2650, 2_940, false],
  [22, 'Diesel til varevogne', 2560, 4_386.25, true],
  [25, 'Revisor', 2670, 3_750, true],
] as const;

/** Costs that follow the sales of the month: day, text, account and share of the sales without VAT. */
const bySales = [
  [8, 'Mad og drikke til arrangementer', 1610, 0.17],
  [16, 'Leje af telte, lyd og lys', 2460, 0.11],
  [24, 'Vikarer til arrangementer', 2480, 0.06],
] as const;

const wageShare = 0.39;
const pensionShare = 0.08;
const contributionShare = 0.08;
const taxShare = 0.34;

const dayOf = (month: DateText, day: number) => addDays(month, day - 1);
const wholeKroner = (oere: number) => Math.round(oere / 100) * 100;

/** The costs of the month that begins on a date, with the month's sales without VAT in øre. */
export function costsOf(month: DateText, sales: number): DemoCost[] {
  return [
    ...fixed.map(([day, text, account, kroner, isTaxed]) => {
      const amount = Math.round(kroner * 100);
      return { date: dayOf(month, day), text, account, amount, isTaxed };
    }),
    ...bySales.map(([day, text, account, share]) => {
      const amount = wholeKroner(sales * share * 1.25);
      return { date: dayOf(month, day), text, account, amount, isTaxed: true };
    }),
  ].filter(({ amount }) => amount > 0);
}

/** The wages of the month that begins on a date: paid on its last day, their tax on the next 10th. */
export function wagesOf(month: DateText, sales: number): DemoWages {
  const gross = wholeKroner(sales * wageShare);
  const contribution = wholeKroner(gross * contributionShare);
  const next = addMonths(month, 1);
  return {
    paidOn: addDays(next, -1),
    taxedOn: dayOf(next, 10),
    month: month.slice(0, 7),
    gross,
    pension: wholeKroner(gross * pensionShare),
    contribution,
    tax: wholeKroner((gross - contribution) * taxShare),
  };
}
