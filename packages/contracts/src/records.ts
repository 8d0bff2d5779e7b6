import * as z from 'zod';

import { invoiceRow } from './invoices-answers.ts';
import { shownStatus } from './invoices-status.ts';
import { ownTypeNames } from './record-own-types.ts';
import { recordAnswer } from './record-type.ts';
import { deletableTypes, recordTypeNames, recordTypes, recordWireNames } from './record-types.ts';
import { routesOf } from './route.ts';
import { id, message, namesOf, pageQuery, request } from './wire.ts';

const known = (names: readonly string[]) => `Ukendt type. De kendte er: ${names.join(', ')}.`;
const typeNames = [...recordTypeNames, ...ownTypeNames] as const;
const typeName = z.enum(typeNames as [(typeof typeNames)[number]], { error: known(typeNames) });

/** The fields of a record follow its type, so the body is checked by `recordInput(type)`. */
const saved = z.looseObject({ id });
/** The version that was read; a newer one in store is a conflict. Left out: the last one wins. */
const version = z.int({ error: 'Skal være et helt tal.' }).min(1).optional();

/** What is asked of a record lies beside its fields on the wire, and apart from them inside. */
function recordBody<S extends z.ZodRawShape>(about: S) {
  type About = z.output<z.ZodObject<S>>;
  interface Body {
    readonly type: z.output<typeof typeName>;
    readonly about: About;
    /** As on the wire: what they may be follows from the type. */
    readonly fields: Readonly<Record<string, unknown>>;
  }
  const wire = z.looseObject({ dType: typeName, ...about });
  const isField = ([name]: readonly [string, unknown]) => !Object.hasOwn(wire.shape, name);
  const codec = z.codec(wire, z.custom<Body>(), {
    decode: (body): Body => {
      const { dType: type, ...rest } = body as Record<string, unknown> & { dType: Body['type'] };
      const entries = Object.entries(rest);
      return {
        type,
        about: Object.fromEntries(entries.filter((entry) => !isField(entry))) as About,
        fields: Object.fromEntries(entries.filter(isField)),
      };
    },
    encode: ({ type, about: asked, fields }) =>
      ({ ...fields, ...asked, dType: type }) as z.output<typeof wire>,
  });
  namesOf.set(codec, { object: wire, names: { dType: 'type', ...recordWireNames } });
  return codec;
}

const year = z.coerce.number({ error: 'Angiv et år.' }).int().min(2000).max(2100).optional();
const month = z.coerce
  .number({ error: 'Angiv en måned fra 1 til 12.' })
  .int()
  .min(1)
  .max(12)
  .optional();
export const recordRoutes = routesOf('records', {
  getRecordOptions: {
    method: 'GET',
    path: '/api/{type}/options',
    access: 'manager',
    summary: 'En types poster som id og navn, en side ad gangen',
    params: request({ type: typeName }, {}),
    query: request(pageQuery, {}),
    response: z.array(z.object({ id, name: z.string() })),
  },
  getRecord: {
    method: 'GET',
    path: '/api/{type}/data/{id}',
    access: 'manager',
    summary: 'En post',
    params: request({ type: typeName, id }, {}),
    response: saved,
    errors: ['not_found'],
  },
  createRecord: {
    method: 'POST',
    path: '/apis/savenew',
    access: 'manager',
    summary: 'Opretter en post',
    body: recordBody({}),
    response: saved,
    status: 201,
    idempotent: true,
  },
  updateRecord: {
    method: 'POST',
    path: '/apis/update/{id}',
    access: 'manager',
    summary: 'Retter en post',
    params: request({ id }, {}),
    body: recordBody({ version }),
    response: saved,
    errors: ['not_found', 'conflict'],
  },
  updateRecordById: {
    method: 'POST',
    path: '/apis/update',
    access: 'manager',
    summary: 'Retter en post, hvis id står i indholdet',
    body: recordBody({ id, version }),
    response: saved,
    errors: ['not_found', 'conflict'],
  },
  deleteRecord: {
    method: 'POST',
    path: '/del/delMainData',
    access: 'manager',
    summary: 'Sletter en post',
    body: request(
      { dType: z.enum(deletableTypes, { error: known(deletableTypes) }), id },
      { dType: 'type' },
    ),
    response: message,
    errors: ['not_found', 'invoice_issued', 'last_owner', 'conflict'],
  },
  listProducts: {
    method: 'GET',
    path: '/api/products',
    access: 'manager',
    summary: 'Produkter, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(recordAnswer(recordTypes.products)),
  },
  listCustomers: {
    method: 'GET',
    path: '/api/customers',
    access: 'manager',
    summary: 'Kunder, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(recordAnswer(recordTypes.customers)),
  },
  listTasks: {
    method: 'GET',
    path: '/api/tasks',
    access: 'manager',
    summary: 'Opgaver, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(recordAnswer(recordTypes.tasks)),
  },
  listInvoices: {
    method: 'GET',
    path: '/api/invoices',
    access: 'manager',
    summary: 'Fakturaer, nyeste først, en side ad gangen',
    query: request({ ...pageQuery, year, month, status: shownStatus.optional() }, {}),
    response: z.array(invoiceRow),
  },
});
