import { amountTooLarge, largestAmount } from '@driftig/contracts/wire/wire-numbers';

import { lineTotal, type Oere } from '../money.ts';
import type { InvoiceSums, LineGroup } from './invoice.ts';
import type { SentLines } from './sent-lines.ts';

type Fields = Record<string, string>;

const lineGroups: readonly LineGroup[] = ['items', 'productGroups', 'tasks'];

/** Errors of the lines of an invoice or an order, by field (product D13). */
export function lineFaults(groups: SentLines): Fields {
  const faults: Fields = {};
  for (const group of lineGroups) {
    groups[group].forEach((line, index) => {
      const total = lineTotal(line.price, line.quantity);
      const at = `groups.${group}.${index}`;
      if (Math.abs(total) > largestAmount) faults[`${at}.price`] = amountTooLarge;
      else if (line.total !== undefined && line.total !== total)
        faults[`${at}.total`] = 'Totalen er ikke antal gange pris.';
    });
  }
  return faults;
}

/**
 * A company without VAT has exempt sales alone, so a line with a code of its own is refused (product D11, D38).
 */
export function codeFaults(groups: SentLines, taxPercent: number): Fields {
  if (taxPercent !== 0) return {};
  const text = 'I er momsfri efter Settings. Linjen kan ikke have en anden momskode.';
  const faults = lineGroups.flatMap((group) =>
    groups[group].flatMap(({ vatCode }, index) =>
      vatCode === undefined ? [] : [[`groups.${group}.${index}.vatCode`, text] as const],
    ),
  );
  return Object.fromEntries(faults);
}

type SentSums = { readonly [Sum in keyof InvoiceSums]?: Oere | undefined };

/**
 * Sums sent along must equal the computed ones to the øre: what was shown is what is stored (product
 * D19). A sum that is left out is not compared.
 */
export function sumFaults(sent: SentSums, sums: InvoiceSums): Fields {
  if (sums.total < 0) return { total: 'Totalen må ikke være negativ.' };
  const largest = Math.max(...[sums.price, sums.tax, sums.total].map(Math.abs));
  if (largest > largestAmount) return { total: amountTooLarge };
  const faults: Fields = {};
  for (const key of ['price', 'tax', 'total', 'amountDue'] as const) {
    if (sent[key] !== undefined && sent[key] !== sums[key])
      faults[key] = 'Beløbet stemmer ikke med linjerne og momssatsen. Genindlæs siden.';
  }
  return faults;
}
