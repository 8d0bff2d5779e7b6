import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';

import type { Oere } from '../money.ts';
import { withoutSign, withRest } from './sum-of-rows.ts';

interface OrderLine {
  readonly name: string;
  readonly total: Oere;
}

interface OfOrder {
  readonly label: string;
  readonly amount: Oere;
  readonly to: string;
}

interface OrderFigures {
  readonly lines: readonly OrderLine[];
  /** The lines with VAT. */
  readonly total: Oere;
  /** Deposit and invoice that count. */
  readonly invoices: readonly OfOrder[];
  readonly left: Oere;
  readonly currency: string;
}

/** The rest to invoice of an order: its lines with VAT less its invoices (product O19). */
export function whyLeftToInvoice({
  lines,
  total,
  invoices,
  left,
  currency,
}: OrderFigures): WhyAnswer {
  const parts = lines.map(({ name, total: amount }): WhyRow => ({ label: name, amount }));
  return withoutSign({
    figure: 'orderLeft',
    title: left < 0 ? 'Faktureret mere end linjerne' : 'Mangler at blive faktureret',
    amount: left,
    unit: { currency },
    rows: withRest(
      [
        { label: 'Linjer med moms', amount: total, rows: withRest(parts, total, 'Moms') },
        ...invoices.map(({ label, amount, to }) => ({ label, amount: -amount, to })),
      ],
      left,
      'Øvrige fakturaer',
    ),
    formula: 'Linjernes sum med moms − depositumfaktura − faktura.',
  });
}
