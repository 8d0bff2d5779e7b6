import { paths } from '../../paths.ts';
import type { Kind } from './entry.ts';

export const texts = {
  title: 'Søg',
  field: 'Søg i sider, kunder, fakturaer, ordrer, produkter, linjer, opgaver og medarbejdere',
  /** For employees, who can search only their orders, tasks, colleagues and pages. */
  fieldOfEmployee: 'Søg i sider, dine ordrer, opgaver og kolleger',
  placeholder: 'Søg, eller skriv, hvad du vil gøre',
  results: 'Resultater',
  close: 'Luk',
  recent: 'Senest åbnet',
  all: (count: number) => `Vis alle ${count}`,
  nothing: (typed: string) => `Ingen resultater for "${typed}"`,
  nothingHint: 'Prøv et andet ord, et nummer eller en del af navnet.',
  found: (count: number) => (count === 1 ? '1 resultat' : `${count} resultater`),
  fetching: 'Henter flere …',
  failed: 'Noget kunne ikke hentes.',
  failedHint: 'Resultaterne er måske ikke komplette.',
  retry: 'Prøv igen',
  keys: [
    { key: '↑↓', does: 'Vælg' },
    { key: 'Enter', does: 'Åbn' },
    { key: 'Esc', does: 'Luk' },
  ],
  send: (number: number, customer: string) => `Send faktura ${number} til ${customer}`,
  onInvoice: (number: number) => `Faktura ${number}`,
  onOrder: (number: number) => `Ordre ${number}`,
  inactive: 'Inaktiv',
  invited: 'Inviteret',
};

export const kindNames: Readonly<Record<Kind, string>> = {
  commands: 'Handlinger',
  pages: 'Sider',
  customers: 'Kunder',
  invoices: 'Fakturaer',
  orders: 'Ordrer',
  products: 'Produkter',
  lines: 'Linjer på fakturaer og ordrer',
  tasks: 'Opgaver',
  employees: 'Medarbejdere',
};

/**
 * Search words of the pages: first the Danish name, which is shown, since the documented names are
 * English; then synonyms.
 */
export const pageWords: Readonly<Record<string, readonly string[]>> = {
  [paths.dashboard]: ['Overblik', 'Forside'],
  [paths.team]: ['Medarbejdere', 'Ansatte', 'Personale'],
  [paths.approveHours]: ['Godkend timer', 'Tidsregistrering'],
  [paths.employeesHours]: ['Medarbejdernes timer', 'Tidsregistrering'],
  [paths.timesheet]: ['Ugeseddel', 'Tidsregistrering'],
  [paths.vacation]: ['Ferie', 'Fravær'],
  [paths.invoiceCreate]: ['Ny faktura', 'Opret faktura'],
  [paths.products]: ['Produkter', 'Varer'],
  [paths.productGroups]: ['Produktgrupper', 'Pakker'],
  [paths.tasks]: ['Ydelser', 'Opgaver'],
  [paths.customers]: ['Kunder'],
  [paths.invoices]: ['Fakturaer'],
  [paths.orders]: ['Ordrer'],
  [paths.enquiries]: ['Forespørgsler'],
  [paths.calendarView]: ['Årskalender', 'Kalender', 'Årets ordrer'],
  [paths.planner]: ['Planlægning', 'Vagtplan', 'Vagter'],
  [paths.receipts]: ['Bilag', 'Kvitteringer'],
  [paths.mileage]: ['Kørsel', 'Diæter', 'Kilometer'],
  [paths.accountant]: ['Bogholderi', 'Bogføring', 'Moms'],
  [paths.generalTasks]: ['Fælles opgaver', 'Opgavetavle', 'Opgaver'],
  [paths.chat]: ['Beskeder'],
  [paths.sandbox]: ['Prøvekalender', 'Demokalender'],
};
