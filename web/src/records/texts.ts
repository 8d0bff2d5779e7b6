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
  oneOf: (labels: readonly string[]) => `Udfyld ${labels.join(' eller ').toLowerCase()}.`,
  loadFailed: 'Der opstod en fejl under hentning af data. Prøv venligst igen.',
  gone: 'Måske har en anden slettet posten.',
  toList: (list: string) => `Til ${list}`,
  noHistory: 'Der er ikke ændret noget endnu.',
  showMore: 'Vis flere',
  history: 'Historik',
  changeStatus: (label: string, name: string) => `${label}, skift status for ${name}`,
  status: 'Status',
  allStatuses: 'Alle',
  now: (label: string, text: string) => `${label} (nu "${text}")`,
  changedMeanwhile: (labels: readonly string[]) =>
    `En anden har imens ændret: ${labels.join(', ')}.`,
  statusKept: 'Status er ikke ændret.',
  statusUnknown: 'Vi ved ikke, om status blev ændret. Prøv igen, når der er forbindelse.',
  import: 'Importer',
  importHelp: 'Fra en CSV-fil',
  removeMany:
    'De kan ikke hentes frem igen. Fakturaer og ordrer, der allerede er lavet, ændres ikke.',
  deletedMany: (counted: string) => `${counted} er slettet.`,
  deletedSoFar: 'Slettet',
  changeTitle: (counted: string, label: string) => `Skift status for ${counted} til ${label}`,
  changedMany: (counted: string, label: string) => `${counted} står nu som ${label}.`,
  changedSoFar: 'Ændret',
  newCustomerNamed: (name: string) => `Ny kunde "${name}"`,
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
    conflict: 'En anden har imens ændret kunden. Dine ændringer er ikke gemt.',
    notFound: 'Kunden findes ikke.',
    deletion:
      'Kunden kan ikke hentes frem igen. Fakturaer og ordrer, der allerede er lavet, beholder navn og adresse.',
  },
  products: {
    title: 'Products',
    purpose: 'Det, I sælger og lejer ud, med pris og antal.',
    add: 'Nyt produkt',
    edit: 'Rediger produkt',
    conflict: 'En anden har imens ændret produktet. Dine ændringer er ikke gemt.',
    notFound: 'Produktet findes ikke.',
    deletion:
      'Produktet kan ikke hentes frem igen. Fakturaer, der allerede er lavet, beholder deres linjer.',
  },
  tasks: {
    title: 'Tasks',
    purpose: 'Arbejde, I fakturerer, med pris.',
    add: 'Ny ydelse',
    edit: 'Rediger ydelse',
    conflict: 'En anden har imens ændret ydelsen. Dine ændringer er ikke gemt.',
    notFound: 'Ydelsen findes ikke.',
    deletion:
      'Ydelsen kan ikke hentes frem igen. Fakturaer, der allerede er lavet, beholder deres linjer.',
  },
  orders: {
    title: 'Orders',
    purpose: 'Det, I har aftalt at levere, med tid, kunde og status.',
    add: 'Ny ordre',
    edit: 'Rediger ordre',
    conflict: 'En anden har imens ændret ordren. Dine ændringer er ikke gemt.',
    notFound: 'Ordren findes ikke.',
    deletion: 'Ordren kan ikke hentes frem igen, og dens nummer bliver ikke brugt igen.',
  },
  employeeshours: {
    title: 'Employee Hours',
    purpose: 'Hvem der har arbejdet hvornår, og på hvilken ordre.',
    add: 'Registrer timer',
    edit: 'Rediger timer',
    conflict: 'En anden har imens ændret timerne. Dine ændringer er ikke gemt.',
    notFound: 'Timerne findes ikke.',
    deletion: 'Timerne kan ikke hentes frem igen. De bevares i 5 år, som loven kræver.',
    deletionTitle: (name) => `Slet timerne for ${name}?`,
  },
  enquiries: {
    title: 'Enquiries',
    purpose: 'Kunder, der spørger til en dato, og hvad I har svaret.',
    add: 'Ny forespørgsel',
    edit: 'Forespørgsel',
    conflict: 'En anden har imens ændret forespørgslen. Dine ændringer er ikke gemt.',
    notFound: 'Forespørgslen findes ikke.',
    deletion: 'Forespørgslen kan ikke hentes frem igen.',
  },
  receipts: {
    title: 'Receipts',
    purpose: 'Kvitteringer for det, I har købt. Godkend dem, så de kan bogføres.',
    add: 'Upload kvittering',
    edit: 'Rediger kvittering',
    conflict: 'En anden har imens ændret kvitteringen. Dine ændringer er ikke gemt.',
    notFound: 'Kvitteringen findes ikke.',
    deletion:
      'Kvitteringen kan ikke hentes frem igen. Den og dens fil bevares i 5 år, som loven kræver.',
    deletionOfMany:
      'Kvitteringerne kan ikke hentes frem igen. De og deres filer bevares i 5 år, som loven kræver.',
  },
};
