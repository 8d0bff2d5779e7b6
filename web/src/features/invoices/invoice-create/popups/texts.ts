/** Titles and the first line of an empty list are documented (product D20, X7); the rest are ours. */
export const texts = {
  deposits: 'Check Depositums',
  orders: 'Insert orders',
  generate: 'Generate All',
  empty: 'Ingen poster endnu',
  noneFound: 'Ingen resultater',
  failed: 'Failed to load data. Please try again.',
  search: 'Søg',
  close: 'Luk',
  retry: 'Prøv igen',
  fillFailed: 'Fakturaen kunne ikke udfyldes.',
  unchanged: 'Formularen er, som den var.',

  depositsHelp: 'Vælg et betalt depositum, så bliver fakturaen slutfakturaen til det.',
  noDeposits: 'Der er ingen depositumfakturaer, som en slutfaktura kan bygge på.',
  searchDeposits: 'Søg i depositumfakturaer',
  depositList: 'Depositumfakturaer',
  notPaid: 'Ikke betalt endnu',
  isPaid: 'Betalt',
  invoice: (number: number) => `Faktura ${number}`,
  order: (number: number) => `Ordre ${number}`,

  ordersHelp: 'Vælg den ordre, fakturaen er for. Alt, hvad ordren har, sættes ind.',
  noOrders: 'Der er ingen ordrer, som mangler en faktura.',
  searchOrders: 'Søg i ordrer',
  orderList: 'Ordrer uden faktura',
  depositPaid: (number: number) => `Depositum ${number} er betalt`,
  depositUnpaid: (number: number) => `Depositum ${number} er ikke betalt`,

  generateHelp: 'Laver en slutfaktura for hver valgt ordre, der er Done og ikke er faktureret.',
  noOrdersToGenerate: 'Der er ingen ordrer, som er Done og mangler en faktura.',
  generateList: 'Ordrer, der kan faktureres',
  searchGenerate: 'Søg i ordrer',
  days: 'Dage til betaling',
  daysHelp: (date: string) => `Betales senest ${date}.`,
  daysMissing: 'Skriv et antal dage, mindst 0.',
  daysTooMany: 'Højst 365 dage.',
  selectAll: (count: number) => `Vælg alle ${count}`,
  select: (number: number, title: string) => `Vælg ordre ${number}, ${title}`,
  create: (count: number) =>
    count === 0 ? 'Lav fakturaer' : count === 1 ? 'Lav 1 faktura' : `Lav ${count} fakturaer`,
  sumOf: (count: number, amount: string) =>
    `${count === 1 ? '1 valgt' : `${count} valgte`}, i alt ${amount}`,
  stop: 'Stop',
  stopping: 'Stopper …',
  made: 'Fakturaer lavet:',
  result: (number: number) => `Faktura ${number} er lavet`,
  there: (number: number) => `Var faktureret: ${number}`,
  doneText: (count: number) =>
    count === 1 ? '1 faktura er lavet.' : `${count} fakturaer er lavet.`,
  failedText: (count: number) =>
    count === 1 ? '1 ordre kunne ikke faktureres.' : `${count} ordrer kunne ikke faktureres.`,
  notBegun: (count: number) =>
    count === 1 ? '1 blev ikke begyndt.' : `${count} blev ikke begyndt.`,
  openOrder: 'Åbn ordren',
  again: 'Du kan trygt prøve igen: en ordre får kun én faktura.',
  generateFailed: 'Ordren kunne ikke faktureres.',
  withDeposit: (amount: string) => `Depositum ${amount} trækkes fra`,
  inPro: 'Generate All er med i Pro.',
  inProHelp:
    'Skift plan for at lave fakturaerne på én gang. Du kan stadig fakturere én ordre ad gangen.',
  seePlans: 'Se planer',
} as const;
