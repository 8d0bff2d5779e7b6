import { formatQuantity } from '@driftig/domain/format';

import type { RepeatedColumn, TranslatedColumn } from './column-notes.ts';

const count = formatQuantity;
const joinNames = (names: readonly string[]) => names.join(', ');

export const texts = {
  import: 'Importer',
  title: (plural: string) => `Importer ${plural}`,
  cancel: 'Annuller',
  close: 'Luk',
  stop: 'Stop',
  goOn: 'Fortsæt',
  chooseAnother: 'Vælg en anden fil',

  drop: 'Træk en CSV-fil hertil, eller vælg den',
  chooseFile: 'Vælg fil',
  dropHere: 'Slip filen her',
  format:
    'Gem regnearket som CSV, gerne med semikolon. Den første linje er overskrifterne; rækkefølgen er ligegyldig.',
  headers: (labels: readonly string[]) => `Overskrifter, der kendes: ${joinNames(labels)}.`,
  template: 'Hent en tom fil med overskrifterne',
  reading: 'Læser filen …',

  tooLarge: (megabytes: number) =>
    `Filen er for stor. Den må højst fylde ${megabytes} MB; del den i flere.`,
  noText: 'Filen er ikke en CSV-fil. Åbn den i regnearket, og gem den som CSV.',
  wrongKind: 'Vælg én CSV-fil (.csv, .txt eller .tsv).',
  unreadable: 'Filen kunne ikke læses. Vælg den igen.',
  noLines: 'Filen har ingen linjer under overskrifterne.',
  missing: (labels: readonly string[]) =>
    `Filen mangler kolonnen ${labels.join(' og kolonnen ')}. Skriv overskriften i den første linje, og vælg filen igen.`,
  noneOf: (labels: readonly string[]) =>
    `Filen mangler kolonnen ${labels.join(' eller ')}. Skriv overskriften i den første linje, og vælg filen igen.`,
  unknown: (names: readonly string[]) =>
    names.length === 1
      ? `Kolonnen ${joinNames(names)} kendes ikke og springes over.`
      : `Kolonnerne ${joinNames(names)} kendes ikke og springes over.`,
  repeated: ({ heading, label, readFrom }: RepeatedColumn) =>
    `Kolonnen ${heading} springes over, for ${label} læses fra kolonnen ${readFrom}.`,
  translated: (columns: readonly TranslatedColumn[]) =>
    `Læses som: ${joinNames(columns.map(({ heading, label }) => `${heading} → ${label}`))}.`,
  noHeader: '(uden navn)',
  tooManyCells: 'Linjen har flere felter, end der er overskrifter.',
  unclosed: 'Et anførselstegn er ikke lukket, så resten af filen står i denne linje.',
  wholeLine: 'Linjen',

  good: (lines: number) => (lines === 1 ? '1 linje klar' : `${count(lines)} linjer klar`),
  faulty: (lines: number) => (lines === 1 ? '1 linje med fejl' : `${count(lines)} linjer med fejl`),
  duplicate: (name: string) => `Findes allerede: ${name}`,
  duplicates: (lines: number) => `${count(lines)} findes allerede`,
  duplicatesLeft:
    'De, der findes allerede, er ikke valgt fra starten. Sæt hak ved dem, der skal oprettes en gang til.',
  notCompared: 'Listen kunne ikke hentes, så det vides ikke, hvad der findes allerede.',
  which: 'Hvilke linjer',
  all: 'Alle',
  onlyFaulty: 'Med fejl',
  onlyDuplicates: 'Findes',
  line: (number: number) => `Linje ${number}`,
  chooseLine: (number: number) => `Vælg linje ${number}`,
  chooseDuplicate: (number: number) => `Vælg linje ${number}, findes allerede`,
  chooseAll: 'Vælg alle linjer uden fejl',
  chosen: (lines: number) => `${count(lines)} valgt`,
  wholeOrNot: 'En linje gemmes hel eller slet ikke.',
  start: (lines: number, noun: string, plural: string) =>
    lines === 1 ? `Importer 1 ${noun}` : `Importer ${count(lines)} ${plural}`,

  progress: (done: number, all: number) => `${count(done)} af ${count(all)}`,
  progressLabel: 'Importeret',
  busy: 'Der er meget travlt lige nu. Importen fortsætter af sig selv om lidt.',
  keepOpen: 'Lad vinduet stå åbent, til alle linjer er gemt.',
  stopping: 'Gør det påbegyndte færdigt …',

  saved: (lines: number, noun: string, plural: string) =>
    lines === 1 ? `1 ${noun} er importeret.` : `${count(lines)} ${plural} er importeret.`,
  notBegun: (lines: number) =>
    lines === 1 ? '1 linje er ikke gemt endnu.' : `${count(lines)} linjer er ikke gemt endnu.`,
  noDuplicates: 'Tryk Fortsæt for at gemme resten. Ingen linje gemmes to gange.',
  failed: 'Importen gik i stå.',
  refused: (lines: number) =>
    lines === 1 ? '1 linje blev afvist:' : `${count(lines)} linjer blev afvist:`,
};
