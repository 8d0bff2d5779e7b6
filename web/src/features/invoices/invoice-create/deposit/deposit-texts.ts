/**
 * Texts of deposits; 'Deposit is already paid' is documented (product
 * D24).
 */
export const depositTexts = {
  alreadyPaid: 'Deposit is already paid',
  isTakenOff: 'Depositummet er betalt og trækkes fra totalen.',
  isNotPaid: 'Fakturaen er en ny depositumfaktura. Sæt hak, når depositummet er betalt.',
  takesOff: (number: number, date: string) => `Faktura ${number} af ${date} trækkes fra.`,
  withoutDeposit: 'Fjern depositum',
  checkDeposits: 'Check Depositums',
  depositMissing: 'Vælg den depositumfaktura, der er betalt.',
  unpaidDeposit: (order: number, amount: string) =>
    `Ordre ${order} har et depositum på ${amount}, som ikke er betalt.`,
  unpaidDepositHelp: 'Slutfakturaen kan laves, når depositummet er betalt eller krediteret.',
  seeInvoice: (number: number) => `Se faktura ${number}`,
  paidDeposit: (order: number, amount: string) =>
    `Ordre ${order} har et depositum på ${amount}, som er betalt.`,
  paidDepositHelp: 'Slutfakturaen udstedes, når depositummet trækkes fra.',
  takeOff: 'Træk depositum fra',
  paidMeanwhile: (number: number, amount: string) =>
    `Depositumfaktura ${number} er betalt i mellemtiden. ${amount} er trukket fra.`,
  depositNet: 'Depositum uden moms',
  depositTax: (percent: string) => `Moms ${percent} % af depositum`,
  depositPaid: 'Depositum er betalt',
  depositOf: (number: number, date: string) => `Faktura ${number}, ${date}`,
  taxLeft: (amount: string) => `heraf moms ${amount}`,
} as const;
