import { tableSpec } from '@driftig/data/core/table-spec';
import { describe, expect, test } from 'vitest';

import { allowsCall, allowsFile } from './support/infra/data-policies.ts';
import { synthesizedPolicies } from './support/infra/synthesized-policies.ts';

const policies = Object.entries(synthesizedPolicies);
const names = policies.map(([name]) => [name]);
const policiesOf = (name: string) => synthesizedPolicies[name] ?? { alone: [], ofCompany: [] };

/** Actions on items of a partition that the call names. */
const keyed = ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'];
const actions = [...keyed, 'ConditionCheckItem', 'BatchWriteItem', 'Scan', 'PartiQLSelect'];
const indexes = [undefined, ...tableSpec.indexes.map(({ name }) => name)];
const partitionsOf = (id: string) => ['', '#user', '#chat#2026-11'].map((part) => `c#${id}${part}`);
const filesOf = (id: string) => [`c/${id}/receipts/1.pdf`, `c/${id}/logo.jpg`];
const fileActions = ['GetObject', 'GetObjectVersion', 'PutObject', 'DeleteObject', 'ListBucket'];

/** All that a function may do to the data of `owner`, asked with the credentials of `asks`. */
function opened(name: string, { asks, owner }: { asks: string | undefined; owner: string }) {
  const ofTable = indexes.flatMap((index) =>
    partitionsOf(owner).flatMap((partitionKey) =>
      actions
        .map((action) => ({ action: `dynamodb:${action}`, index, partitionKey }))
        .filter((call) => allowsCall(policiesOf(name), call, asks))
        .map(({ action }) => `${action} ${partitionKey}`),
    ),
  );
  const ofFiles = filesOf(owner).flatMap((key) =>
    fileActions
      .map((action) => ({ action: `s3:${action}`, key }))
      .filter((call) => allowsFile(policiesOf(name), call, asks))
      .map(({ action }) => `${action} ${key}`),
  );
  return [...ofTable, ...ofFiles];
}

describe("asked with another company's credentials", () => {
  const others = [
    ['a company', 'k3v9'],
    ['one whose id begins as this one', 'h7m2x'],
    ['one whose id is the beginning of this one', 'h7m'],
  ] as const;

  test.each(names)('%s opens nothing, neither of the table nor of the files', (name) => {
    for (const [who, asks] of others)
      expect([who, opened(name, { asks, owner: 'h7m2' })]).toEqual([who, []]);
  });

  test('they open what is their own', () => {
    const own = opened('orders', { asks: 'h7m2', owner: 'h7m2' });
    expect(own).toContain('dynamodb:GetItem c#h7m2');
    expect(own).toContain('dynamodb:Query c#h7m2#chat#2026-11');
    expect(own).toContain('s3:GetObject c/h7m2/logo.jpg');
  });
});

describe('before it is known whose data it is about', () => {
  test.each(names)("%s opens one person's record at a time, and nothing else", (name) => {
    const found = new Set(opened(name, { asks: undefined, owner: 'h7m2' }));
    found.delete('dynamodb:GetItem c#h7m2#user');
    expect([...found]).toEqual([]);
  });
});

/** Without a key in the call there is nothing to compare, and a condition on all keys is then met. */
test.each(names)('%s does nothing to the table that names no partition', (name) => {
  const { alone, ofCompany } = policiesOf(name);
  const known = new Set([...keyed, 'ConditionCheckItem'].map((action) => `dynamodb:${action}`));
  const done = [...alone, ...ofCompany].flatMap((statement) => statement.actions);
  expect(done.filter((action) => action.startsWith('dynamodb:') && !known.has(action))).toEqual([]);
});

/** Functions that may do this to a partition of no company, themselves or for some company. */
function whoMay(action: string, partitionKey: string): readonly string[] {
  const call = { action: `dynamodb:${action}`, index: undefined, partitionKey };
  const may = (each: (typeof policies)[number][1]) =>
    [undefined, 'h7m2'].some((asks) => allowsCall(each, call, asks));
  return policies.filter(([, each]) => may(each)).map(([name]) => name);
}

const clock = ['company-on-hour-struck'];
const mailers = [
  'auth-on-company-registered',
  'auth-on-confirmation-requested',
  'auth-on-employee-invited',
  'auth-on-invitation-requested',
  'auth-on-password-reset-requested',
  'auth-on-registration-repeated',
];

describe('data of all companies', () => {
  test.each<[string, string, string, readonly string[]]>([
    ['a mailed link is made by who mails it', 'PutItem', 'token#1', mailers],
    ['a mailed link is found where it is followed', 'GetItem', 'token#1', ['auth']],
    ['a mailed link is used up where it is followed', 'DeleteItem', 'token#1', ['auth']],
    ['a mailed link is changed by nobody', 'UpdateItem', 'token#1', []],
    ['a login is taken with a person', 'PutItem', 'login#a', ['auth', 'records', 'employees']],
    ['a login is freed with a person', 'DeleteItem', 'login#a', ['records', 'employees']],
    ['a login is led to somebody else by nobody', 'UpdateItem', 'login#a', []],
    ['a count of attempts is taken back where people log in', 'DeleteItem', 'attempts#a', ['auth']],
    ['a socket is opened for who connects', 'PutItem', 'socket#1', ['chat-socket']],
    ['a socket is found when it speaks', 'GetItem', 'socket#1', ['chat-socket']],
    ['a socket is given to somebody else by nobody', 'UpdateItem', 'socket#1', []],
    ['a booking form is published with the orders', 'PutItem', 'book#1', ['orders']],
    ['a booking form is found by who opens it', 'GetItem', 'book#1', ['orders']],
    ['a booking form is closed with the orders', 'DeleteItem', 'book#1', ['orders']],
    ['a calendar address is found by who opens it', 'GetItem', 'ical#1', ['calendar']],
    ['a calendar address is made by its person', 'PutItem', 'ical#1', ['calendar']],
    ['a calendar address is led to somebody else by nobody', 'UpdateItem', 'ical#1', []],
    ['a code of an invoice is made where it is issued', 'PutItem', 'vcode#1', ['invoices']],
    ['a code of an invoice is found by its public page', 'GetItem', 'vcode#1', ['exchange']],
    ['a code of an invoice leads to no other invoice', 'UpdateItem', 'vcode#1', []],
    ['a company is added to the list where it registers', 'PutItem', 'tenants', ['auth']],
    ['the list of companies is read by the clock alone', 'Query', 'tenants', clock],
    ['the clock is read by itself alone', 'GetItem', 'clock', clock],
    ['the clock is set by itself alone', 'PutItem', 'clock', clock],
    ['an alarm is set where people are asked', 'PutItem', 'alarms', ['planning']],
    ['alarms are read by the clock alone', 'Query', 'alarms', clock],
    ['what was told is read by the pipe alone', 'GetItem', 'outbox#0', []],
    ['what was told is changed by nobody', 'UpdateItem', 'outbox#0', []],
    ['what was told is taken back by nobody', 'DeleteItem', 'outbox#0', []],
  ])('%s', (_promise, action, partitionKey, functions) => {
    expect(whoMay(action, partitionKey)).toEqual(functions);
  });

  test.each([
    'login#a',
    'token#1',
    'attempts#a',
    'book#1',
    'ical#1',
    'vcode#1',
    'socket#1',
    'outbox#0',
    'clock',
  ])('no call passes: %s', (partitionKey) => {
    const listing = ['Query', 'BatchGetItem'].flatMap((action) => whoMay(action, partitionKey));
    expect(listing).toEqual([]);
  });
});

test('only who keeps files of companies may reach them', () => {
  const may = ([, { alone, ofCompany }]: (typeof policies)[number]) =>
    [...alone, ...ofCompany].some((each) => each.actions.some((action) => /^s3:|^\*/.test(action)));
  expect(policies.filter(may).map(([name]) => name)).toEqual([
    'company',
    'employees',
    'orders',
    'receipts',
    'accounting',
    'ledger',
    'taskboard',
    'chat',
    'chat-on-group-ended',
    'invoices-on-invoice-mailed',
    'receipts-on-mail-received',
    'orders-on-order-deleted',
    'taskboard-on-board-purge-due',
    'taskboard-on-board-task-deleted',
  ]);
});

test('files are reached by their names only: they cannot be listed, and deleted ones cannot be read', () => {
  const done = policies.flatMap(([name, { alone, ofCompany }]) =>
    [...alone, ...ofCompany]
      .flatMap((each) => each.actions)
      .filter((action) => !/^dynamodb:|^s3:(Get|Put|Delete)Object$/.test(action))
      .map((action) => `${name}: ${action}`),
  );
  expect(done).toEqual([]);
});

test('reads change no data but the last use of a session', () => {
  const readers = policies.filter(([name]) =>
    /^dashboard$|-on-(second-factor-changed|enquiry-\w+|invoice-mailed)$/.test(name),
  );
  const calls = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'].flatMap((action) =>
    partitionsOf('h7m2').map((partitionKey) => ({
      action: `dynamodb:${action}`,
      index: undefined,
      partitionKey,
    })),
  );
  const done = readers.flatMap(([name, each]) =>
    calls
      .filter((call) => allowsCall(each, call, 'h7m2'))
      .map(({ action, partitionKey }) => `${name}: ${action} ${partitionKey}`),
  );
  expect(readers).toHaveLength(6);
  expect(done).toEqual(['dashboard: dynamodb:UpdateItem c#h7m2#user']);
});
