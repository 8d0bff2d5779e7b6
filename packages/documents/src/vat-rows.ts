import { formatKroner, formatQuantity } from '@driftig/domain/format';
import { saleVatRule } from '@driftig/domain/invoices/vat/sale-vat';
import { isTaxed } from '@driftig/domain/invoices/vat/vat-code';
import type { VatShare } from '@driftig/domain/invoices/vat/vat-shares';

import type { DocumentNote, DocumentRow } from './invoice-document.types.ts';

/** The company's percentage and the sums by VAT code; these are left out where all has that rate. */
export interface TaxedInput {
  readonly taxRate: number;
  readonly vat?: readonly VatShare[] | undefined;
}

export function row(label: string, detail: string, value: number, strong = false): DocumentRow {
  return { label, detail, value: formatKroner(value), strong };
}

export function taxLabel(taxRate: number): string {
  return `Moms ${formatQuantity(taxRate) || '0'} %`;
}

/** Whether VAT is calculated of any part. */
export const hasTax = ({ taxRate, vat }: TaxedInput): boolean =>
  taxRate !== 0 && (vat === undefined || vat.some(({ code }) => isTaxed(code)));

/** A subtotal of each VAT code, with its VAT (law F5). */
export function shareRows(
  prefix: string,
  vat: readonly VatShare[],
  taxRate: number,
): readonly DocumentRow[] {
  return vat.flatMap(({ code, price, tax }) => {
    const { short } = saleVatRule(code);
    if (!isTaxed(code)) return [row(prefix, short, price), row(taxLabel(0), '', tax)];
    return [
      row(`${prefix} uden moms`, vat.length > 1 ? short : '', price),
      row(taxLabel(taxRate), `af ${formatKroner(price)}`, tax),
    ];
  });
}

/** The words that the law asks for on the sheet, for each code without VAT. */
export function codeNotes(vat: readonly VatShare[] = []): readonly DocumentNote[] {
  return vat
    .map(({ code }) => saleVatRule(code))
    .filter(({ title }) => title !== '')
    .map(({ title, text }) => ({ title, subtitle: '', rows: [], text }));
}
