import * as z from 'zod';

/**
 * The VAT codes of a sale with their labels in choosers: the company's own rate, reverse charge within Denmark,
 * goods and services to companies in the EU, export, and exempt. They are those of the ledger's lines
 * (product D38).
 */
export const saleVatChoices = {
  S1: { code: 1, label: 'Med moms' },
  SOMV: { code: 2, label: 'Omvendt betalingspligt i Danmark' },
  SEUV: { code: 3, label: 'Varer til EU' },
  SEUY: { code: 4, label: 'Ydelser til EU' },
  SEXP: { code: 5, label: 'Salg uden for EU' },
  SFRI: { code: 6, label: 'Momsfrit' },
};
export type SaleVatCode = keyof typeof saleVatChoices;
export const saleVatCodes = Object.keys(saleVatChoices) as SaleVatCode[];

/** Whether a text is one of them. */
export const isSaleVatCode = (text: unknown): text is SaleVatCode =>
  saleVatCodes.some((code) => code === text);

export const saleVatCode = z.enum(saleVatCodes, { error: 'Ukendt momskode.' });
