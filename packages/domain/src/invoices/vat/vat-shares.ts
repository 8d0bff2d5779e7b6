import { saleVatCodes, type SaleVatCode } from '@driftig/contracts/invoices/sale-vat';

import { lineTotal, scale, taxOf, type Oere } from '../../money.ts';
import { isTaxed, standardVatCode } from './vat-code.ts';

/** The part of a document that has one VAT code. */
export interface VatShare {
  readonly code: SaleVatCode;
  /** Net of VAT. */
  readonly price: Oere;
  readonly tax: Oere;
}

export interface CodedLine {
  readonly price: Oere;
  readonly quantity: number;
  readonly vatCode?: SaleVatCode | undefined;
}

/**
 * Net and VAT of lines by code, in the order of the codes and only those that lines have. VAT is rounded once,
 * as in the document's sums (product D6).
 */
export function vatShares(lines: readonly CodedLine[], taxPercent: number): readonly VatShare[] {
  return saleVatCodes.flatMap((code) => {
    const ofCode = lines.filter(({ vatCode = standardVatCode }) => vatCode === code);
    if (ofCode.length === 0) return [];
    const price = ofCode.reduce((sum, line) => sum + lineTotal(line.price, line.quantity), 0);
    return [{ code, price, tax: isTaxed(code) ? taxOf(price, taxPercent) : 0 }];
  });
}

/**
 * A gross deposit by code, in the proportions of what it is for; all of it has `code` where there are no lines
 * yet. The parts add up to it to the øre.
 */
export function depositShares(
  gross: Oere,
  shares: readonly VatShare[],
  { taxPercent, code }: { readonly taxPercent: number; readonly code: SaleVatCode },
): readonly VatShare[] {
  const sold = shares.filter(({ price, tax }) => price + tax > 0);
  const whole = sold.reduce((sum, { price, tax }) => sum + price + tax, 0);
  const parts = whole === 0 ? [{ code, price: 1, tax: 0 }] : sold;
  const all = whole === 0 ? 1 : whole;
  let before = 0;
  return parts.map((part) => {
    const after = before + part.price + part.tax;
    const ofPart = scale(gross, after, all) - scale(gross, before, all);
    before = after;
    const tax = isTaxed(part.code) ? scale(ofPart, taxPercent, 100 + taxPercent) : 0;
    return { code: part.code, price: ofPart - tax, tax };
  });
}

/**
 * The shares that a document keeps: undefined where all of it has the company's own rate, so that it is stored
 * as one from before there were codes.
 */
export const keptShares = (shares: readonly VatShare[]): readonly VatShare[] | undefined =>
  shares.every(({ code }) => isTaxed(code)) ? undefined : shares;

/** The shares of a document: one of the company's own rate where it keeps none. */
export function sharesOf({
  vat,
  price,
  tax,
}: {
  readonly vat?: readonly VatShare[] | undefined;
  readonly price: Oere;
  readonly tax: Oere;
}): readonly VatShare[] {
  return vat ?? [{ code: standardVatCode, price, tax }];
}
