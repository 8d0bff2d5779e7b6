import type { Account } from './account.ts';

/** Posting instructions by the number in the public chart; sources are in docs/product/accounting.md. */
const helpTexts: Readonly<Record<number, string>> = {
  1630: 'Varer fra EU: beregn 25 % dansk moms. Den står både som moms af varekøb i udlandet og som købsmoms.',
  1710: 'Ydelser fra EU: beregn 25 % dansk moms (omvendt betalingspligt). Den står også som købsmoms.',
  1740: 'Ydelser fra lande uden for EU: beregn 25 % dansk moms. Den står også som købsmoms.',
  1910: 'Restaurant: 25 % af momsen kan trækkes fra, når udgiften kun er erhvervsmæssig.',
  1930: 'Restaurant: 25 % af momsen kan trækkes fra, når udgiften kun er erhvervsmæssig.',
  1990: 'Gaver: momsen kan ikke trækkes fra. Bogfør hele beløbet.',
  2000: 'Hotel: hele momsen kan trækkes fra. Morgenmad skal stå for sig; af den er det 25 %.',
  2280: 'Momsen kan først sættes ned, når tabet er konstateret. Spørg jeres revisor.',
  2350: 'Sociale arrangementer for personalet: momsen kan ikke trækkes fra.',
  2410: 'Er telefonen delvis privat, kan halvdelen af momsen trækkes fra.',
  2470: 'Hotel: hele momsen kan trækkes fra. Morgenmad skal stå for sig; af den er det 25 %.',
  2895: 'Kørsel og diæter efter statens takster. Der er ingen moms.',
  7410: 'Depositum fra en kunde. Momsen opstår, når depositummet faktureres eller betales.',
};

/** The posting instruction of an account by its standard number; undefined without one. */
export const accountHelp = (standardNumber: number): string | undefined =>
  helpTexts[standardNumber];

/** The company's own instruction of an account, otherwise that of the public chart. */
export const guidanceOf = ({
  guidance,
  standardNumber,
}: Pick<Account, 'guidance' | 'standardNumber'>): string | undefined =>
  guidance === '' ? accountHelp(standardNumber) : guidance;
