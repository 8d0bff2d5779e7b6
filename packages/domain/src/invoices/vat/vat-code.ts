import { isSaleVatCode, type SaleVatCode } from '@driftig/contracts/invoices/sale-vat';

/** The code of a sale with the company's own rate: a line without a code has it. */
export const standardVatCode = 'S1';

/** Whether VAT is calculated. */
export const isTaxed = (code: SaleVatCode = standardVatCode): boolean => code === standardVatCode;

/** The code that a customer's record says; undefined where it says none. */
export const vatCodeOf = (value: unknown): SaleVatCode | undefined =>
  isSaleVatCode(value) ? value : undefined;

/** The buyer whose VAT number must be on the invoice: in another EU country, or in Denmark. */
const numbersOf: Readonly<Partial<Record<SaleVatCode, 'eu' | 'denmark'>>> = {
  SOMV: 'denmark',
  SEUV: 'eu',
  SEUY: 'eu',
};

/** Undefined where the law asks for no VAT number of the buyer. */
export const vatNumberOf = (code: SaleVatCode) => numbersOf[code];
