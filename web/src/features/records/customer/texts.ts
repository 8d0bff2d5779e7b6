import { formatDate, formatKroner } from '@driftig/domain/format';

import { formatWeekdayDate } from '../../../ui/time/weekday-names.ts';

const invoiceCount = (count: number) => `${count} ${count === 1 ? 'faktura' : 'fakturaer'}`;

export const texts = {
  customer: 'Kunde',
  gone: 'Kunden findes ikke længere.',
  edit: 'Rediger',
  newOrder: 'Ny ordre',
  newInvoice: 'Ny faktura',
  facts: 'Oplysninger',

  since: (date: string) => `Kunde siden ${formatDate(date)}.`,
  nextOrder: (date: string) => `Næste ordre er ${formatWeekdayDate(date)}.`,

  revenue: 'Omsætning i år',
  revenueHelp: (year: number, amount: string) => `Uden moms. Hele ${year}: ${amount}`,
  revenueOfMonths: 'Omsætning de sidste 12 måneder',
  revenueByMonth: (months: readonly number[]) =>
    `Omsætning de sidste 12 måneder, ældste først: ${months.map(formatKroner).join('; ')} kr.`,
  unpaid: 'Ubetalt',
  unpaidHelp: (count: number, nextDue: string) =>
    nextDue === ''
      ? invoiceCount(count)
      : `${invoiceCount(count)}, næste forfald ${formatDate(nextDue)}`,
  allPaid: 'Alt er betalt',
  overdue: 'Forfaldent',
  overdueInvoice: (number: number, days: number) =>
    `Faktura ${number}, ${days} ${days === 1 ? 'dag' : 'dage'} over`,
  overdueDays: (days: number) => `Den ældste er ${days} ${days === 1 ? 'dag' : 'dage'} over`,
  nothingOverdue: 'Intet er forfaldent',
  sumsFailed: 'Kunne ikke hente tallene. Prøv igen.',
  retry: 'Prøv igen',

  tabs: 'Ordrer, fakturaer og historik',
  orders: 'Ordrer',
  invoices: 'Fakturaer',
  history: 'Historik',
  number: 'Nr.',
  title: 'Titel',
  date: 'Dato',
  payDate: 'Forfald',
  status: 'Status',
  amount: 'Beløb',
  invoice: 'Faktura',
  daysOver: (days: number) => `${days} ${days === 1 ? 'dag' : 'dage'} over`,
  searchOrders: 'Søg i ordrer',
  searchInvoices: 'Søg i fakturaer',
  noOrders: 'Kunden har ingen ordrer endnu.',
  noInvoices: 'Kunden har ingen fakturaer endnu.',
  payment: 'Betaling',
  anyPayment: 'Betalt og ubetalt',
  onlyUnpaid: 'Ubetalt',
  onlyOverdue: 'Forfaldent',
  credit: 'Til gode',
  counted: invoiceCount,
};
