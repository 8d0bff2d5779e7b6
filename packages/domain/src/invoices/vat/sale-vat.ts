import type { SaleVatCode } from '@driftig/contracts/invoices/sale-vat';

interface SaleVatRule {
  /** Follows a name on the sheet: 'Varer, omvendt betalingspligt'. */
  readonly short: string;
  /** The note that the law asks for on the sheet; '' where VAT is calculated. */
  readonly title: string;
  readonly text: string;
}

/**
 * The VAT rules of a sale by code (product D38). Sources: momslovens §§ 13, 16, 34 and 46;
 * momsbekendtgørelsens §§ 58 and 62.
 */
const rules: Readonly<Record<SaleVatCode, SaleVatRule>> = {
  S1: { short: 'med moms', title: '', text: '' },
  SOMV: {
    short: 'omvendt betalingspligt',
    title: 'Omvendt betalingspligt',
    text: 'Køber skal beregne og betale momsen efter momslovens § 46, stk. 1.',
  },
  SEUV: {
    short: 'varer til EU',
    title: 'Varer til et andet EU-land',
    text: 'Momsfritaget efter momslovens § 34, stk. 1, nr. 1 (zero-rated, VAT Directive art. 138). Køber betaler moms i sit eget land.',
  },
  SEUY: {
    short: 'ydelser til EU',
    title: 'Omvendt betalingspligt (reverse charge)',
    text: 'Ydelse til et andet EU-land efter momslovens § 16, stk. 1 (VAT Directive art. 44 and 196). Køber beregner og betaler momsen.',
  },
  SEXP: {
    short: 'uden for EU',
    title: 'Salg uden for EU',
    text: 'Der er ikke beregnet dansk moms: varer efter momslovens § 34, stk. 1, nr. 5, ydelser efter § 16, stk. 1.',
  },
  SFRI: {
    short: 'momsfrit',
    title: 'Fritaget for moms',
    text: 'Salget er fritaget for moms efter momslovens § 13, stk. 1.',
  },
};

export const saleVatRule = (code: SaleVatCode): SaleVatRule => rules[code];
