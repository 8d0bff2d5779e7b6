import type { VatCode } from '@driftig/contracts/accounting/account-type';

/** The meaning of each VAT code, as the VAT table of an export has it. */
export const vatTexts: Readonly<Record<Exclude<VatCode, ''>, string>> = {
  S1: 'Salg med moms',
  SOMV: 'Salg med omvendt betalingspligt i Danmark',
  SEUV: 'Salg af varer til EU',
  SEUY: 'Salg af ydelser til EU',
  SEXP: 'Eksport uden for EU',
  SFRI: 'Momsfrit salg',
  K1: 'Køb med moms',
  KHALV: 'Køb med halv fradragsret',
  KREP: 'Restaurant og repræsentation, fradrag for 25 % af momsen',
  KOMV: 'Køb med omvendt betalingspligt i Danmark',
  KEUV: 'Køb af varer i EU',
  KEUY: 'Køb af ydelser i EU',
  KUDV: 'Køb af varer uden for EU',
  KUDY: 'Køb af ydelser uden for EU',
};

/** The codes of the official list among ours. */
export const isStandardVatCode = (code: VatCode) => code === 'S1' || code === 'K1';
