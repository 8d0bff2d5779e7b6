import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';

import { lineTotal } from '../money.ts';
import type { InvoiceSums, LineGroup } from './invoice.ts';

type Fields = Record<string, string>;

/** 10 billion kroner, in øre; far below the largest exact integer. */
const largestAmount = 1_000_000_000_000;
const tooLarge = 'Beløbet er for stort.';
const lineGroups: readonly LineGroup[] = ['items', 'productGroups', 'tasks'];

/** What is wrong with a form, by field (product D13); empty when it can be a draft. */
export function formFaults(form: NewInvoice, sums: InvoiceSums): Fields {
  return {
    ...kindFaults(form),
    ...orderFaults(form),
    ...buyerFaults(form),
    ...dateFaults(form),
    ...lineFaults(form),
    ...sumFaults(form, sums),
  };
}

function kindFaults(form: NewInvoice): Fields {
  if (form.kind === 'deposit') return { kind: 'Depositumfakturaer kan ikke oprettes endnu.' };
  if (form.depositInvoiceNumber === undefined) return {};
  return { depositInvoiceNumber: 'Depositumfakturaen findes ikke.' };
}

/** Refuses order fields that would be lost because the invoice gets no order. */
function orderFaults(form: NewInvoice): Fields {
  const { orderEmployees = [], allCanRequest = false, neededEmployees = 0 } = form;
  if (orderEmployees.length > 0 || allCanRequest || neededEmployees > 0)
    return { orderEmployees: 'Medarbejdere kan ikke planlægges på fakturaen endnu.' };
  const notes = form.orderNoteEmployees ?? form.orderNoteAdministration;
  if (notes === undefined || form.orderNumber !== undefined) return {};
  if (form.orderTitle === undefined)
    return { orderTitle: 'Udfyld titel og startdato, så beskeden kan stå på ordren.' };
  if (form.orderStartDate === undefined)
    return { orderStartDate: 'Udfyld titel og startdato, så beskeden kan stå på ordren.' };
  return {};
}

function buyerFaults(form: NewInvoice): Fields {
  const given = form.customerId !== undefined && String(form.customerId) !== '0';
  if (given || (form.company ?? '') !== '' || (form.name ?? '') !== '') return {};
  return { customerId: 'Vælg en kunde, eller skriv et firma eller navn.' };
}

function dateFaults(form: NewInvoice): Fields {
  const faults: Fields = {};
  if (form.payDate < form.date) faults['payDate'] = 'Forfaldsdatoen er før fakturadatoen.';
  const { orderStartDate: start, orderEndDate: end } = form;
  if (start !== undefined && end !== undefined && end < start)
    faults['orderEndDate'] = 'Slutdatoen er før startdatoen.';
  return faults;
}

function lineFaults(form: NewInvoice): Fields {
  const faults: Fields = {};
  for (const group of lineGroups) {
    form.groups[group].forEach((line, index) => {
      const total = lineTotal(line.price, line.quantity);
      const at = `groups.${group}.${index}`;
      if (Math.abs(total) > largestAmount) faults[`${at}.price`] = tooLarge;
      else if (line.total !== undefined && line.total !== total)
        faults[`${at}.total`] = 'Totalen er ikke antal gange pris.';
    });
  }
  const count = lineGroups.reduce((sum, group) => sum + form.groups[group].length, 0);
  return count === 0 ? { groups: 'Tilføj mindst én linje.' } : faults;
}

/** Sums sent along must equal the computed ones to the øre: what was shown is what is issued. */
function sumFaults(form: NewInvoice, sums: InvoiceSums): Fields {
  if (sums.total < 0) return { total: 'Totalen må ikke være negativ.' };
  const largest = Math.max(...[sums.price, sums.tax, sums.total].map(Math.abs));
  if (largest > largestAmount) return { total: tooLarge };
  const faults: Fields = {};
  for (const key of ['price', 'tax', 'total', 'amountDue'] as const) {
    if (form[key] !== undefined && form[key] !== sums[key])
      faults[key] = 'Beløbet stemmer ikke med linjerne og momssatsen. Genindlæs siden.';
  }
  return faults;
}
