import { formatAmount, formatDate, formatQuantity } from '@driftig/domain/format';

const lines = (count: number) => `${formatQuantity(count)} ${count === 1 ? 'linje' : 'linjer'}`;

export const texts = {
  title: 'Bank',
  account: 'Bankkonto',
  notLoaded: 'Bankkontiene kunne ikke hentes.',
  noAccounts: 'Kontoplanen har ingen bankkonto',
  noAccountsText:
    'Hent standardkontoplanen i Kontoplan, eller vælg standardkonto 6480 Bankkonto på jeres egen konto.',
  tabs: { open: 'Åbne linjer', matched: 'Afstemte', reconciliation: 'Bankafstemning' },

  import: 'Hent kontoudtog',
  importTitle: (account: string) => `Kontoudtog til ${account}`,
  importText:
    'Gem kontoudtoget i netbanken som CSV (Danske Bank, Nordea, Jyske Bank eller en anden bank) eller CAMT.053, og vælg filen her. Linjerne vises, før de hentes.',
  chooseFile: 'Vælg fil',
  another: 'Vælg en anden fil',
  cancel: 'Annuller',
  reading: 'Læser filen …',
  tooLarge: 'Filen er for stor. Den må højst fylde 5 MB; hent en kortere periode.',
  noText: 'Filen er ikke et kontoudtog. Gem den som CSV eller CAMT.053 i netbanken.',
  declared: 'XML-filen har en dokumenttype og læses ikke. Hent CAMT.053 i netbanken igen.',
  brokenXml: 'XML-filen er ikke hel. Hent den i netbanken igen.',
  unreadable: 'Filen kunne ikke læses. Vælg den igen.',
  faultTitle: 'Filen kan ikke hentes',
  faultText: 'Intet er gemt. Disse linjer kan ikke læses:',
  fault: (line: number, text: string, isEntry: boolean) =>
    `${isEntry ? 'Post' : 'Linje'} ${line}: ${text}`,
  format: (format: string, from: string, to: string) =>
    `${format}, ${formatDate(from)} til ${formatDate(to)}`,
  counts: (fresh: number, known: number) =>
    known === 0
      ? `${lines(fresh)} hentes.`
      : `${lines(fresh)} hentes. ${lines(known)} er hentet før.`,
  allKnown: 'Alle linjer er hentet før.',
  counting: 'Ser efter, hvad der er hentet før …',
  pending: (count: number) => `${lines(count)}, banken ikke har bogført endnu, springes over.`,
  gap: (date: string) =>
    `Saldoen passer ikke med linjerne fra ${formatDate(date)}. Der kan mangle linjer i filen.`,
  previewed: (shown: number, all: number) =>
    shown === all ? 'Linjerne i filen' : `De ${shown} nyeste af ${lines(all)}`,
  take: (count: number) => `Hent ${lines(count)}`,
  taken: (count: number) => `${lines(count)} er hentet.`,
  takeFailed: 'Ikke alle linjer blev hentet. Hent filen igen; ingen linje hentes to gange.',

  columnsTitle: 'Vælg kolonnerne',
  columnsText: 'Filens kolonner kendes ikke. Valget huskes til næste fil på kontoen.',
  date: 'Dato',
  amount: 'Beløb',
  text: 'Tekst',
  balance: 'Saldo',
  chooseColumn: 'Vælg kolonne',
  noColumn: 'Ingen',
  example: (cell: string) => `For eksempel: ${cell}`,
  saveColumns: 'Brug kolonnerne',
  columnsFailed: 'Kolonnerne kunne ikke gemmes.',

  linesFailed: 'Linjerne kunne ikke hentes.',
  noLines: 'Ingen åbne linjer. Hent et kontoudtog, eller se Bankafstemning.',
  noMatched: 'Ingen linjer er afstemt endnu.',
  more: 'Vis flere',
  moreFailed: 'Flere kunne ikke hentes.',
  sure: 'Sikker',
  approve: 'Godkend',
  approveLine: (text: string) => `Godkend: ${text}`,
  byHand: 'Afstem',
  byHandLine: (text: string) => `Afstem: ${text}`,
  approveAll: (count: number) => `Godkend alle sikre (${count})`,
  approving: (done: number, all: number) => `${done} af ${all} er godkendt`,
  approved: (done: number) => `${lines(done)} er godkendt.`,
  notApproved: (count: number) => `${lines(count)} blev ikke godkendt. Se dem igennem.`,
  matchFailed: 'Linjen blev ikke afstemt.',
  matchedBy: (by: string) => `Afstemt af ${by}`,
  undo: 'Fortryd',
  undoLine: (text: string) => `Fortryd: ${text}`,
  undoFailed: 'Afstemningen blev ikke fortrudt.',

  matchTitle: 'Afstem linje',
  line: (date: string, amount: number, text: string) =>
    [formatDate(date), formatAmount(amount, 'DKK'), ...(text === '' ? [] : [text])].join(' · '),
  kind: 'Linjen er',
  kinds: {
    posting: 'noget, der skal bogføres',
    payment: 'betaling af en faktura',
    entry: 'bogført på et bilag',
  },
  chosenAccount: 'Konto',
  accountHelp: 'Gebyrer: 2390. Private hævninger: den konto, I bruger til det.',
  vat: 'Heraf moms',
  postedText: 'Tekst',
  invoice: 'Fakturanummer',
  invoiceHelp: 'Betaler linjen flere fakturaer, så skriv deres numre med komma imellem.',
  voucher: 'Bilagsnummer',
  submit: 'Afstem',
  incomplete: 'Udfyld felterne først.',

  recDate: 'Dato',
  recBank: 'Bankens saldo',
  recLedger: 'Bogholderiets saldo',
  recDifference: 'Difference',
  recAgrees: 'Stemmer',
  recUnknown: 'Kontoudtoget har ingen saldo',
  recFailed: 'Bankafstemningen kunne ikke hentes.',
  recLines: 'I banken, men ikke afstemt',
  recEntries: 'Bogført, men ikke i banken',
  recNoLines: 'Alle bankens linjer er afstemt.',
  recNoEntries: 'Alle posteringer på kontoen er afstemt.',
  recMore: 'Der er flere, end der vises her.',
  voucherText: (number: number, text: string) => `Bilag ${number}, ${text}`,
  matchLine: (text: string) => `Afstem ${text}`,
};
