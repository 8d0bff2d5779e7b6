import { saleVatChoices } from '@driftig/contracts/invoices/sale-vat';

/** The VAT codes of a sale, to choose from (product D38). */
export const vatOptions = Object.entries(saleVatChoices).map(([value, { label }]) => ({
  value,
  label,
}));
