import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { kroner, kronerAnswer } from '../wire/wire-numbers.ts';
import { oneLine } from '../wire/text.ts';
import { editRequest, fieldsOf } from '../wire/edit-request.ts';
import { blankable, id, message, request, response } from '../wire/wire.ts';

/** Larger than the form of an invoice with as many lines as are allowed is seldom. */
const MAX_CONTENT = 250_000;

/**
 * Stored fields of a draft: those of its list, and the form's values as a text that only the site
 * parses, since half typed values fit no schema.
 */
const draftFields = {
  company: blankable(oneLine(120)),
  ordertittle: blankable(oneLine(200)),
  displaytotalprice: kroner,
  content: z.string({ error: 'Skal være tekst.' }).min(2, 'Skal udfyldes.').max(MAX_CONTENT),
};
const draftNames = { ordertittle: 'orderTitle', displaytotalprice: 'amount' } as const;

const draftRow = {
  id,
  company: z.string(),
  ordertittle: z.string(),
  displaytotalprice: kronerAnswer,
  /** ISO UTC. */
  changed: z.string(),
};
const draft = response({ ...draftRow, content: z.string() }, draftNames);
const stale = ['listInvoiceDrafts'];
const draftId = request({ id }, {});
const maxBodyBytes = 320 * 1024;

/** Invoice drafts of the logged-in user (product D33). */
export const draftRoutes = routesOf('invoices', {
  listInvoiceDrafts: {
    method: 'GET',
    path: '/invoice/drafts',
    access: 'manager',
    summary: 'Egne kladder til fakturaer, nyeste først',
    response: z.array(response(draftRow, draftNames)),
  },
  getInvoiceDraft: {
    method: 'POST',
    path: '/invoice/getDraft',
    access: 'manager',
    readsOnly: true,
    summary: 'En kladde med det, der er skrevet i formularen',
    body: draftId,
    response: draft,
    errors: ['not_found'],
  },
  createInvoiceDraft: {
    method: 'POST',
    path: '/invoice/insertDraft',
    access: 'manager',
    summary: 'Gemmer en ny kladde; der bruges intet fakturanummer',
    changes: stale,
    body: request(draftFields, draftNames),
    response: response(draftRow, draftNames),
    status: 201,
    errors: ['conflict', 'key_reused'],
    idempotent: true,
    maxBodyBytes,
  },
  updateInvoiceDraft: {
    method: 'POST',
    path: '/invoice/updateDraft',
    access: 'manager',
    summary: 'Gemmer en kladde igen; den sidste gælder',
    changes: stale,
    body: editRequest({ ...draftFields, id }, draftNames, fieldsOf(draft)),
    response: response(draftRow, draftNames),
    errors: ['not_found'],
    maxBodyBytes,
  },
  deleteInvoiceDraft: {
    method: 'POST',
    path: '/invoice/deleteDraft',
    access: 'manager',
    summary: 'Sletter en kladde',
    changes: stale,
    body: draftId,
    response: message,
    errors: ['not_found'],
  },
});
