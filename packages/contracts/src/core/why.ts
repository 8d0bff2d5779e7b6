import type { WhyFigure } from './why-figures.ts';

/** The unit of a figure: hundredths of an hour, a day, a percentage, a quantity or a currency, or whole things. */
export type WhyUnit =
  | 'hours'
  | 'days'
  | 'percent'
  | 'quantity'
  | 'count'
  | { readonly currency: string };

/** A part of a figure. Amounts of `rows` add up to its own. */
export interface WhyRow {
  readonly label: string;
  readonly amount: number;
  readonly note?: string | undefined;
  /** The address of its source. */
  readonly to?: string | undefined;
  /** The key by which the screen opens its source, instead of an address. */
  readonly place?: string | undefined;
  readonly rows?: readonly WhyRow[] | undefined;
}

/** Rows that add up to an amount of their unit. */
export interface WhySum {
  readonly amount: number;
  readonly unit: WhyUnit;
  readonly rows: readonly WhyRow[];
}

/**
 * The answer to 'Hvorfor dette tal?' (product G20): the parts of a figure, which add up to it, and how it is
 * computed. The title, the rule and the law of the figure are in the table of `why-figures.ts`.
 */
export interface WhyAnswer extends WhySum {
  readonly figure: WhyFigure;
  /** Replaces the title in `whyFigures`. */
  readonly title?: string;
  /** The computation in plain Danish. */
  readonly formula: string;
  /** Replaces the rule in `whyFigures`, such as that of one account. */
  readonly rule?: string | undefined;
  readonly notes?: readonly string[];
  /** The same amount from other rows, such as an account beside its unpaid invoices. */
  readonly compared?: { readonly title: string; readonly rows: readonly WhyRow[] } | undefined;
  /** Its amounts in other currencies, which are never added to it (product H11). */
  readonly apart?: readonly WhySum[] | undefined;
}
