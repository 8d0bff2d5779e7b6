import type { RecordTypeName } from '@driftig/contracts/records/record-types';

export const texts = {
  // Product X7, to the letter.
  deleted: 'Data deleted successfully!',
  deleteFailed: 'Failed to delete data. Please try again.',
  saved: 'Data changed successfully!',
  saveFailed: 'Failed to save data.',

  yes: 'Ja',
  no: 'Nej',
  show: 'Vis',
  edit: 'Rediger',
  remove: 'Slet',
  removeTitle: (name: string) => `Slet ${name}?`,
  search: (plural: string) => `Søg i ${plural}`,
  none: (plural: string) => `Der blev ikke fundet nogen ${plural}.`,
  oneOf: (labels: readonly string[]) => `Udfyld ${labels.join(' eller ').toLowerCase()}.`,
  loadFailed: 'Der opstod en fejl under hentning af data. Prøv venligst igen.',
  gone: 'Den kan være slettet af en anden.',
  changeStatus: (label: string, name: string) => `${label}, skift status for ${name}`,
  status: 'Status',
  allStatuses: 'Alle',
  now: (label: string, text: string) => `${label} (nu "${text}")`,
  changedMeanwhile: (labels: readonly string[]) =>
    `En anden har imens ændret: ${labels.join(', ')}.`,
  statusKept: 'Status er ikke ændret.',
  statusUnknown: 'Det vides ikke, om status blev ændret. Prøv igen, når der er forbindelse.',
  import: 'Importér',
  removeMany:
    'De kan ikke hentes frem igen. Dokumenter, der allerede er lavet, beholder det, der står i dem.',
  deletedMany: (counted: string) => `${counted} er slettet.`,
  deletedSoFar: 'Slettet',
  changeTitle: (counted: string, label: string) => `Skift status for ${counted} til ${label}`,
  changedMany: (counted: string, label: string) => `${counted} står nu som ${label}.`,
  changedSoFar: 'Ændret',
  fetching: 'Henter …',
  deletedThing: 'Findes ikke længere',
  deletedNamed: (name: string) => `${name} (slettet)`,
};

interface TypeTexts {
  /** The documented name of the screen (product N1). */
  readonly title: string;
  readonly purpose: string;
  readonly add: string;
  readonly edit: string;
  readonly conflict: string;
  readonly notFound: string;
  readonly deletion: string;
  /** Replaces `removeMany`. */
  readonly deletionOfMany?: string;
  /** Replaces `removeTitle`. */
  readonly deletionTitle?: (name: string) => string;
}

export const typeTexts: Readonly<Record<RecordTypeName, TypeTexts>> = {
  customers: {
    title: 'Customers',
    purpose: 'Dem, I sender fakturaer til.',
    add: 'Ny kunde',
    edit: 'Rediger kunde',
    conflict: 'En anden har ændret kunden imens, så den er ikke gemt.',
    notFound: 'Kunden findes ikke.',
    deletion:
      'Kunden kan ikke hentes frem igen. Fakturaer og ordrer, der allerede er lavet, beholder navn og adresse.',
  },
  products: {
    title: 'Products',
    purpose: 'Det, I sælger og lejer ud, med pris og antal.',
    add: 'Nyt produkt',
    edit: 'Rediger produkt',
    conflict: 'En anden har ændret produktet imens, så det er ikke gemt.',
    notFound: 'Produktet findes ikke.',
    deletion:
      'Produktet kan ikke hentes frem igen. Fakturaer, der allerede er lavet, beholder deres linjer.',
  },
  tasks: {
    title: 'Tasks',
    purpose: 'Arbejde, I sætter på fakturaer, med pris.',
    add: 'Ny opgave',
    edit: 'Rediger opgave',
    conflict: 'En anden har ændret opgaven imens, så den er ikke gemt.',
    notFound: 'Opgaven findes ikke.',
    deletion:
      'Opgaven kan ikke hentes frem igen. Fakturaer, der allerede er lavet, beholder deres linjer.',
  },
  orders: {
    title: 'Orders',
    purpose: 'Det, I har aftalt at levere, med tid, kunde og status.',
    add: 'Ny ordre',
    edit: 'Rediger ordre',
    conflict: 'En anden har ændret ordren imens, så den er ikke gemt.',
    notFound: 'Ordren findes ikke.',
    deletion: 'Ordren kan ikke hentes frem igen, og dens nummer bruges ikke til en anden.',
  },
  employeeshours: {
    title: 'Employee Hours',
    purpose: 'Hvem der har arbejdet hvornår, og på hvilken ordre.',
    add: 'Nye timer',
    edit: 'Rediger timer',
    conflict: 'En anden har ændret timerne imens, så de er ikke gemt.',
    notFound: 'Timerne findes ikke.',
    deletion: 'Timerne kan ikke hentes frem igen.',
    deletionTitle: (name) => `Slet timerne for ${name}?`,
  },
  enquiries: {
    title: 'Enquiries',
    purpose: 'Kunder, der spørger til en dato, og hvad I har svaret.',
    add: 'Ny forespørgsel',
    edit: 'Forespørgsel',
    conflict: 'En anden har ændret forespørgslen imens, så den er ikke gemt.',
    notFound: 'Forespørgslen findes ikke.',
    deletion: 'Forespørgslen kan ikke hentes frem igen.',
  },
  receipts: {
    title: 'Receipts',
    purpose: 'Kvitteringer for det, I har købt, godkendt til bogføring.',
    add: 'Upload kvittering',
    edit: 'Rediger kvittering',
    conflict: 'En anden har ændret kvitteringen imens, så den er ikke gemt.',
    notFound: 'Kvitteringen findes ikke.',
    deletion: 'Kvitteringen og dens fil kan ikke hentes frem igen.',
    deletionOfMany: 'Kvitteringerne og deres filer kan ikke hentes frem igen.',
  },
};
