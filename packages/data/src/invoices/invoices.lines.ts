import type { SaleVatCode } from '@driftig/contracts/invoices/sale-vat';
import type { InvoiceLine, InvoiceLines, LineGroup } from '@driftig/domain/invoices/invoice';
import { lineTotal } from '@driftig/domain/money';

import type { StoredLine } from './invoices.entities.ts';

const groupsInOrder: readonly LineGroup[] = ['items', 'productGroups', 'tasks'];

export function linesToStored(lines: InvoiceLines): StoredLine[] {
  return groupsInOrder.flatMap((group, index) =>
    lines[group].map((line): StoredLine => [
      index + 1,
      line.name,
      line.description,
      line.quantity,
      line.price,
      line.unit,
      ...endOfLine(line),
    ]),
  );
}

function endOfLine({
  taxPercent,
  id,
  vatCode,
}: InvoiceLine): [(number | null)?, (string | null)?, SaleVatCode?] {
  if (vatCode !== undefined) return [taxPercent ?? null, id ?? null, vatCode];
  if (id !== undefined) return [taxPercent ?? null, id];
  return taxPercent === undefined ? [] : [taxPercent];
}

export function linesFromStored(stored: readonly StoredLine[]): InvoiceLines {
  const ofGroup = (number: number): InvoiceLine[] =>
    stored
      .filter(([group]) => group === number)
      .map(([, name, description, quantity, price, unit, taxPercent, id, vatCode]) => ({
        name,
        description,
        quantity,
        price,
        unit,
        total: lineTotal(price, quantity),
        ...(typeof taxPercent === 'number' ? { taxPercent } : {}),
        ...(typeof id === 'string' ? { id } : {}),
        ...(vatCode === undefined ? {} : { vatCode }),
      }));
  return { items: ofGroup(1), productGroups: ofGroup(2), tasks: ofGroup(3) };
}
