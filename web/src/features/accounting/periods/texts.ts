import { monthNames } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';

interface Dates {
  readonly from: string;
  readonly to: string;
}
export const span = ({ from, to }: Dates) => `${formatDate(from)} – ${formatDate(to)}`;

export const texts = {
  title: 'Perioder',
  intro:
    'En indberettet momsperiode og et afsluttet regnskabsår er lukket: der kan ikke bogføres i dem. Fakturaer og betalinger, der kommer for sent, bogføres på den første åbne dag.',
  notLoaded: 'Perioderne kunne ikke hentes.',
  years: 'Regnskabsår',
  vatPeriods: 'Momsperioder',
  open: 'Åben',
  running: 'I gang',
  filed: 'Indberettet',
  closed: 'Afsluttet',
  changedBy: (instant: string, by: string) => `${instant} af ${by}`,
  openedBy: (instant: string, by: string, reason: string) => `Åbnet ${instant} af ${by}: ${reason}`,
  voucher: (number: number) => `Bilag ${number}`,
  file: 'Marker som indberettet',
  fileTitle: (period: Dates) => `Er momsen for ${span(period)} indberettet?`,
  fileText: ({ from, to }: Dates) =>
    `Momsen indberettes hos Skattestyrelsen, ikke her. Når perioden er markeret, kan der ikke bogføres med dato fra ${formatDate(from)} til ${formatDate(to)}. En ejer kan åbne den igen.`,
  settle: 'Bogfør momsafregningen',
  settleText: (account: string) =>
    `Momskontiene tømmes for perioden, og det indberettede skyldes på ${account}, til det er betalt. Ørerne er afrunding. Åbnes perioden igen, tilbageføres bilaget.`,
  settleMissing: (standard: number) =>
    `Momsafregningen bogføres ikke: kontoplanen mangler standardkonto ${standard}.`,
  close: 'Afslut året',
  closeTitle: (period: Dates) => `Afslut ${span(period)}`,
  closeFailed: 'Året kunne ikke afsluttes.',
  closeText: (to: string) =>
    `Der bogføres ét bilag dateret ${formatDate(to)}, og året lukkes. En ejer kan åbne det igen, og så tilbageføres bilaget.`,
  closeEmpty: 'Der er ingen indtægter eller udgifter i året. Det lukkes uden et bilag.',
  previewFailed: 'Afslutningen kunne ikke regnes ud.',
  profit: 'Overskud',
  loss: 'Underskud',
  unfiled: (periods: readonly Dates[]) =>
    `Momsen er ikke markeret som indberettet for ${periods.map(span).join(', ')}.`,
  account: 'Konto',
  debit: 'Debet',
  credit: 'Kredit',
  total: 'I alt',
  reopen: 'Åbn igen',
  reopenTitle: (period: Dates) => `Åbn ${span(period)}`,
  reopenText: 'Der kan bogføres i perioden igen. Begrundelsen gemmes og vises.',
  reopenYearText:
    'Der kan bogføres i året igen, og bilaget for årsafslutningen tilbageføres. Begrundelsen gemmes og vises.',
  reason: 'Begrundelse',
  reasonNeeded: 'Skriv, hvorfor perioden åbnes.',
  reopenFailed: 'Perioden kunne ikke åbnes.',
  settings: 'Indstillinger',
  firstMonth: 'Regnskabsåret begynder',
  vatPeriod: 'Momsperiode',
  save: 'Gem',
  saved: 'Indstillingerne er gemt.',
  saveFailed: 'Indstillingerne kunne ikke gemmes.',
  monthOptions: monthNames.map((label, index) => ({ value: String(index + 1), label })),
  opening: 'Primosaldi',
  openingText: 'Saldi fra det regnskab, I kommer fra. De bogføres i ét bilag.',
  openingButton: 'Skriv eller importer primosaldi',
  openingTitle: 'Primosaldi',
  openingDate: 'Dato',
  openingLines: 'Konto og beløb, en konto på hver linje',
  openingHelp: 'Debet er over 0, kredit er under 0: 6480;12.500,00',
  openingFile: 'Hent fra CSV-fil',
  openingPost: 'Bogfør primosaldi',
  openingFailed: 'Primosaldi kunne ikke bogføres.',
  openingFaulty: 'Ret linjerne først.',
  openingNone: 'Skriv saldi, eller hent dem fra en fil.',
  unknown: 'Findes ikke i kontoplanen',
  notText: 'Filen er ikke en tekstfil. Gem den som CSV.',
};
