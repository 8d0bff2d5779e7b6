import type { Account } from '../accounting/account.ts';
import { vatCodeOfAccount, vatRule } from '../ledger/vat-rules.ts';

/** The number of receivables from sales in the public chart. */
export const receivables = 6190;

/** Source: bookkeeping facts 2.2 and 2.3. */
const byStandard: Readonly<Record<number, string>> = {
  [receivables]:
    'En faktura lægges til, når den udstedes. Betalinger, kreditnotaer og det, der er afskrevet, trækkes fra.',
  6480: 'Betalinger lægges til og trækkes fra. Saldoen afstemmes med kontoudtoget under Bank.',
  7120: 'Betalinger lægges til og trækkes fra. Saldoen afstemmes med kontoudtoget under Bank.',
  7410: 'Et depositum står her uden moms, indtil slutfakturaen trækker det fra.',
  7440: 'Det, I skylder for bilag, indtil de er betalt.',
  7680: 'Momsen af det, I sælger, og af køb med omvendt betalingspligt i Danmark. Den skyldes fra bilagets dato.',
  7700: 'Momsen af varer fra udlandet, som I selv beregner. Den trækkes fra på kontoen for købsmoms.',
  7720: 'Momsen af ydelser fra udlandet, som I selv beregner. Den trækkes fra på kontoen for købsmoms.',
  7740: 'Den del af momsen på jeres køb, der må trækkes fra.',
  7840: 'Momsen af perioder, der er afregnet, indtil den er betalt til Skattestyrelsen.',
  7860: 'Løn og skattefri godtgørelse, I skylder, indtil den er udbetalt.',
};

const byType: Readonly<Record<Account['type'], string>> = {
  asset: 'Debet lægger til, og kredit trækker fra.',
  liability: 'Det, I skylder, står i kredit og er under 0. En betaling i debet trækker fra.',
  income: 'Indtægter står i kredit og er under 0.',
  expense: 'Udgifter står i debet og er over 0.',
};

export type RuledAccount = Pick<Account, 'type' | 'standardNumber' | 'hasVat' | 'vatCode'>;

/** How an account comes to its balance, and how its VAT is posted. */
export function ruleOf(account: RuledAccount): string {
  const own = byStandard[account.standardNumber] ?? byType[account.type];
  const rule = vatRule(vatCodeOfAccount(account));
  if (rule === undefined) return own;
  if (rule.kind === 'purchase' && rule.deductible < 100)
    return `${own} ${rule.deductible} % af momsen trækkes fra; resten står her.`;
  return `${own} ${vatSentences[rule.kind]}`;
}

const vatSentences = {
  sale: 'Momsen står på kontoen for salgsmoms.',
  purchase: 'Momsen står på kontoen for købsmoms.',
  reverse: 'Der er ingen moms på bilaget: den beregnes og trækkes fra.',
  untaxed: 'Salget er uden dansk moms.',
} as const;
