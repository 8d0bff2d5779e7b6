import { expect, test } from 'vitest';

import { newInvoice } from '../invoices/new-invoice.ts';
import { recordRoutes } from '../records/routes.ts';
import { ourPath, wirePath } from './wire-paths.ts';

test.each([
  ['orderTitle', 'ordertittle'],
  ['groups.items.0.price', 'groups.1.0.price'],
  ['groups.tasks.12.taskName', 'groups.3.12.taskname'],
  ['date', 'date'],
])('our %s is %s on the wire, and back', (ours, wire) => {
  expect(wirePath(newInvoice, ours)).toBe(wire);
  expect(ourPath(newInvoice, wire)).toBe(ours);
});

test.each(['toString', 'constructor.price', 'groups.valueOf.0'])(
  'an unknown path %s is returned unchanged',
  (path) => {
    expect(ourPath(newInvoice, path)).toBe(path);
    expect(wirePath(newInvoice, path)).toBe(path);
  },
);

test.each([
  ['orders', 'description', 'orderdescription'],
  ['customers', 'description', 'description'],
  ['employees', 'departmentId', 'departmentid'],
  ['nothing', 'fullName', 'fullName'],
])('for %s our %s is %s: each type has its own names', (type, ours, wire) => {
  expect(wirePath(recordRoutes.createRecord.body, ours, { type })).toBe(wire);
});
