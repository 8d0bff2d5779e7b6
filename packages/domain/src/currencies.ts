import { mainCurrency } from './aggregates.ts';
import { formatAmount } from './format.ts';
import type { Oere } from './money.ts';

/** An amount in hundredths of its currency. */
export interface AmountIn {
  readonly currency: string;
  readonly amount: Oere;
}

type Figures<Name extends string> = Readonly<Record<Name, Oere>>;

interface FiguresByCurrency<Name extends string> {
  readonly otherCurrencies: readonly (Figures<Name> & { readonly currency: string })[];
}

/** A figure of an overview in each currency, kroner first. */
export const amountsOf = <Name extends string>(
  overview: Figures<Name> & FiguresByCurrency<Name>,
  name: Name,
): AmountIn[] => [
  { currency: mainCurrency, amount: overview[name] },
  ...overview.otherCurrencies.map((other) => ({ currency: other.currency, amount: other[name] })),
];

/**
 * Amounts as they are shown: one for each currency, kroner first, the others by their codes, and none
 * of 0; `own`, the company's currency, where there is nothing.
 */
export function amountsByCurrency(amounts: readonly AmountIn[], own: string): AmountIn[] {
  const sums = new Map<string, Oere>();
  for (const { currency, amount } of amounts)
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  const shown = [...sums]
    .map(([currency, amount]) => ({ currency, amount }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => placeOf(one.currency).localeCompare(placeOf(other.currency)));
  return shown.length === 0 ? [{ currency: own, amount: 0 }] : shown;
}

const placeOf = (currency: string) => (currency === mainCurrency ? '' : currency);

/** '1.234,50 kr. + 200,00 EUR': amounts of different currencies are never added (product H11). */
export function amountsText(amounts: readonly AmountIn[], own: string): string {
  return amountsByCurrency(amounts, own)
    .map(({ amount, currency }) => formatAmount(amount, currency))
    .join(' + ');
}
