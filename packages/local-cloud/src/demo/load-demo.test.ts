import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { sampleIds, sampleInvoiceNumber } from '@driftig/contracts/core/sample';
import { outboxRepository } from '@driftig/data/log/outbox.repository';
import type { Notification } from '@driftig/data/notifications/notifications.repository';
import { companyStore } from '@driftig/data/store';
import { channelIdOf } from '@driftig/domain/chat/channel';
import { invoiceCount, unpaidCount } from '@driftig/domain/dashboard/totals';
import { openAmount } from '@driftig/domain/invoices/balance';
import { soldBy } from '@driftig/domain/invoices/stock';
import { fileKindOf } from '@driftig/domain/receipts/file-kind';
import { hasAllPeople } from '@driftig/domain/planning/settle-market';
import { statusOf } from '@driftig/domain/taskboard/progress';
import { balancesOf } from '@driftig/domain/ledger/balances';
import { mayBeAssigned } from '@driftig/domain/taskboard/sight';
import { monthOfDate } from '@driftig/domain/time/report';
import { fileStore } from '@driftig/functions/files/files';
import { services } from '@driftig/functions/pipeline/services';
import { ulid } from 'ulid';
import { beforeAll, expect, test } from 'vitest';

import { frontExamples } from './front-examples.samples.ts';
import { loadDemoCompany } from './load-demo.ts';
import { repositoryDir } from '../repository-folders.ts';
import { demoLogins } from './logins.ts';

const now = '2026-11-21T10:00:00.000Z';
const store = () =>
  companyStore(
    services().table,
    { companyId: sampleIds.company, userId: sampleIds.owner },
    { now, newId: ulid },
  );

beforeAll(() => loadDemoCompany(now), 120_000);

test('Nordlys Event has 60 customers and the records that the sample requests name', async () => {
  const { records, invoices } = store();
  expect((await records.list('customers', {})).rows).toHaveLength(60);
  expect(await records.get('customers', sampleIds.customer)).toMatchObject({ version: 1 });
  expect(await records.get('products', sampleIds.product)).toMatchObject({ version: 1 });
  expect(await records.get('tasks', sampleIds.task)).toMatchObject({ version: 1 });
  expect((await invoices.getByNumber(sampleInvoiceNumber)).id).toBe(sampleIds.invoice);
});

test('each product has sold what its invoices say, and has some left', async () => {
  const { records, invoices } = store();
  const sold = new Map<string, number>();
  const kept = (await invoices.listNewest(1000)).filter(({ creditNote }) => !creditNote);
  for (const invoice of kept)
    for (const [id, quantity] of soldBy(invoice)) sold.set(id, (sold.get(id) ?? 0) + quantity);
  const products = (await records.list('products', {})).rows;
  const counted = products.map(({ id, values }) => [id, Number(values['sold'] ?? 0)]);
  expect(counted).toEqual(products.map(({ id }) => [id, sold.get(id) ?? 0]));
  expect(counted.filter(([, count]) => count === 0)).toHaveLength(1);
  expect(products.every(({ values }) => Number(values['quantity']) > 0)).toBe(true);
});

test('12 people are active in five departments; one is inactive and one is invited', async () => {
  const { users, departments, company } = store();
  const everyone = await users.list();
  const having = (status: string) => everyone.filter((one) => one.status === status);
  expect(having('active')).toHaveLength(12);
  expect(having('inactive').map(({ userId }) => userId)).toEqual([sampleIds.inactive]);
  const [invited] = having('invited');
  expect(invited).toMatchObject({ userId: sampleIds.invited });
  expect((invited?.invitationEnds ?? '') > now).toBe(true);
  expect(await company.get()).toMatchObject({ userCount: 13, ownerCount: 1, departmentCount: 5 });
  const counted = (await departments.list()).map(({ departmentId, name, members }) => {
    const there = everyone.filter((one) => one.departmentId === departmentId);
    return { name, members, there: there.length };
  });
  expect(counted.map(({ name }) => name)).toEqual([
    'Kontor',
    'Ledelse',
    'Lyd og lys',
    'Opsætning',
    'Servering',
  ]);
  for (const { members, there } of counted) expect(members).toBe(there);
  expect(everyone.every((one) => one.departmentId !== '' && one.location !== '')).toBe(true);
});

test('every receipt has its file, and those awaiting approval are counted', async () => {
  const { records } = store();
  const { rows } = await records.list('receipts', {});
  const kept = fileStore(sampleIds.company);
  for (const { values } of rows) {
    const { content, mediaType } = await kept.get(String(values['file']));
    expect(mediaType).toBe(values['fileType']);
    expect(fileKindOf(content)).toBe(mediaType === 'application/pdf' ? 'pdf' : 'picture');
  }
  const waiting = rows.filter(({ values }) => values['status'] === 'actionNeeded');
  expect(waiting.map(({ id }) => id)).toContain(sampleIds.receipt);
  expect(await records.count('receipts', 0)).toBe(waiting.length);
});

test('the totals equal those computed from the invoices', async () => {
  const { totals, invoices } = store();
  const { rows } = await invoices.list({ year: 2026, limit: 500 });
  const year = await totals.getYear(2026);
  expect(rows.length).toBe(invoiceCount(year));
  const open = rows.filter(({ status }) => status !== 'paid' && status !== 'cancelled');
  expect(open.length).toBe(unpaidCount(year));
  expect(open.length).toBeGreaterThan(0);
});

/**
 * True when the notification's link leads to content: messages of the conversation, the invoice whose mail
 * came back, or the rejected hours.
 */
async function ledTo(userId: string, { occasion, at }: Notification): Promise<boolean> {
  const { chat, invoices, time } = store();
  if (occasion.kind === 'mentioned') {
    const { conversationId, text } = occasion.facts;
    const channelId = channelIdOf({ kind: 'direct', people: [userId, conversationId] });
    const messages = await chat.listMessages(channelId, { before: 0, limit: 20 });
    return messages.some((message) => message.text === text && message.at === at);
  }
  if (occasion.kind === 'invoiceBounced') {
    const { mail } = await invoices.getByNumber(occasion.facts.number);
    return mail?.problems.some(({ email }) => email === occasion.facts.to) ?? false;
  }
  if (occasion.kind !== 'hoursRejected') return true;
  const { employeeId, from } = occasion.facts;
  const [month] = await time.getMonths([{ employeeId, month: monthOfDate(from) }]);
  const rejected = month?.reports.filter(({ status }) => status === 'rejected') ?? [];
  return rejected.some(({ date }) => date === from);
}

test('each notification leads to what it speaks of', async () => {
  for (const userId of [sampleIds.owner, sampleIds.administrator, sampleIds.employee]) {
    const { rows } = await store().notifications.list(userId, { limit: 20 });
    expect(rows.length).toBeGreaterThan(0);
    const found = await Promise.all(rows.map((row) => ledTo(userId, row)));
    expect(rows.filter((_, index) => found[index] !== true)).toEqual([]);
  }
  const { rows } = await store().notifications.list(sampleIds.employee, { limit: 20 });
  expect(rows.map(({ occasion }) => occasion.kind)).toContain('hoursRejected');
});

test('an open invoice whose mail came back is in the list as that', async () => {
  const { rows } = await store().invoices.list({ limit: 500 });
  const returned = rows.filter(({ mailReturned }) => mailReturned);
  expect(returned.map(({ status }) => status)).toEqual(['sent']);
});

test('a mention of two people is among the loaded notifications alone, so that it stands once', async () => {
  const events = await outboxRepository(services().table).list();
  expect(events.length).toBeGreaterThan(0);
  expect(JSON.stringify(events)).not.toContain('pløkker');
});

test('the note to employees says the time at which the order starts', async () => {
  const { orders } = store();
  const { rows } = await orders.list({ limit: 500 });
  const all = await Promise.all(rows.map(({ number }) => orders.find(number)));
  const told = all
    .filter((order) => order !== undefined)
    .filter(({ noteEmployees }) => noteEmployees.startsWith('Mød i gården'));
  expect(told.length).toBeGreaterThan(0);
  for (const { noteEmployees, startTime } of told)
    expect(noteEmployees).toContain(`kl. ${startTime} `);
});

test('nothing is written down before it happened, which every open tab would fetch anew for', async () => {
  expect(await store().history.hasChangedSince(Date.parse(now) + 1)).toBe(false);
});

test.each(demoLogins)('$label can log in', async ({ email, password }) => {
  const account = await services().accounts.findByEmail(email);
  const username = `${account?.companyId}.${account?.userId}`;
  expect(await services().identity.verifyPassword(username, password)).toBeDefined();
});

test('every user who can log in has conversations: with colleagues, of their department and of an order', async () => {
  const { chat, users } = store();
  const everyone = await users.list();
  for (const { email } of demoLogins) {
    const userId = everyone.find((one) => one.email === email)?.userId ?? '';
    const channels = (await chat.listReads(userId)).map(({ channelId }) => channelId);
    expect(
      channels.some((id) => id.startsWith('d.')),
      email,
    ).toBe(true);
    expect(
      channels.some((id) => id.startsWith('g-')),
      email,
    ).toBe(true);
  }
});

test('a coming shift is asked for, one is offered, one is for sale and one is only open', async () => {
  const rows = await store().calendar.list(now.slice(0, 7), '2026-12');
  const coming = rows.filter(({ from }) => from > now);
  expect(coming.filter(({ requestedIds }) => requestedIds.length > 0)).not.toEqual([]);
  expect(coming.filter(({ offeredIds }) => offeredIds.length > 0)).not.toEqual([]);
  expect(coming.filter(({ sellingIds }) => sellingIds.length > 0)).toHaveLength(1);
  const isOpen = coming.filter(
    ({ requestedIds, offeredIds, allCanRequest }) =>
      allCanRequest && requestedIds.length + offeredIds.length === 0,
  );
  expect(isOpen).not.toEqual([]);
});

test('an order of tomorrow lacks people, and an owner and an employee have drives that wait', async () => {
  const { orders, allowances } = store();
  const { rows } = await orders.list({ limit: 500 });
  const tomorrow = rows.find(({ startDate }) => startDate === '2026-11-22');
  const order = await orders.find(tomorrow?.number ?? 0);
  expect(order && hasAllPeople(order)).toBe(false);
  for (const employeeId of [sampleIds.owner, sampleIds.employee])
    expect((await allowances.list({ employeeId })).rows.length).toBeGreaterThan(0);
});

test('the board has tasks that are under way, overdue, done and of an order, with people who see them', async () => {
  const { taskboard, taskComments, users, orders } = store();
  const [categories, tasks, people] = await Promise.all([
    taskboard.listCategories(),
    taskboard.listTasks(),
    users.listNames(),
  ]);
  expect(categories.map(({ name }) => name).toSorted()).toEqual([
    'Kontor',
    'Lager',
    'Ny bestilling',
  ]);
  expect(new Set(tasks.map(statusOf))).toEqual(
    new Set(['notStarted', 'inProgress', 'inReview', 'waiting', 'completed']),
  );
  const sample = tasks.find(({ taskId }) => taskId === sampleIds.boardTask);
  expect(sample).toMatchObject({ categoryId: sampleIds.boardCategory, comments: 1 });
  expect(await taskComments.list(sampleIds.boardTask)).toHaveLength(1);
  const ofOrder = tasks.find(({ orderNumber }) => orderNumber > 0);
  expect(await orders.find(ofOrder?.orderNumber ?? 0)).toMatchObject({ status: 'notStarted' });
  for (const task of tasks) {
    const category = categories.find(({ categoryId }) => categoryId === task.categoryId);
    const assigned = people.filter(({ userId }) => task.assignees.includes(userId));
    expect(assigned).toHaveLength(task.assignees.length);
    expect(
      assigned.every((person) => category && mayBeAssigned(person, { task, category })),
      task.title,
    ).toBe(true);
  }
});

test('the ledger balances, and its debtors are the open invoices', async () => {
  const { ledger, invoices, bank, accounts } = store();
  const balances = balancesOf(await ledger.listMonths('2026-11'));
  const sums = [...balances.values()].map(({ debit, credit }) => debit - credit);
  expect(sums.length).toBeGreaterThan(20);
  expect(sums.reduce((sum, one) => sum + one, 0)).toBe(0);
  const rows = await invoices.listOpen();
  const full = await invoices.listOfNumbers(rows.map(({ number }) => number));
  const open = full.reduce((sum, invoice) => sum + openAmount(invoice), 0);
  const { debit = 0, credit = 0 } = balances.get(6190) ?? {};
  expect(debit - credit).toBe(open);
  const account = (await accounts.list()).find(({ number }) => number === 6480);
  const waiting = await bank.listByStatus(account?.id ?? '', 'open', { limit: 100 });
  expect(waiting.rows.map(({ text }) => text)).toContain('Gebyr erhvervskonto');
});

test('drafts wait to be posted, and nothing holds them back', async () => {
  const { rows } = await store().accountingDrafts.list({ limit: 10 });
  expect(rows.map(({ description, hold }) => [description, hold])).toEqual([
    ['Gaffatape og kabelbindere', ''],
    ['Leje af lift', ''],
  ]);
});

test('the numbers on the front page are those of the demo company', async () => {
  const { users, orders, invoices, ledger } = store();
  const counted = {
    people: (await users.list()).filter(({ status }) => status === 'active').length,
    orders: (await orders.list({ limit: 500 })).rows.length,
    invoices: (await invoices.list({ limit: 500 })).rows.length,
    vouchers: (await ledger.head.readQueued()).number,
  };
  const page = join(repositoryDir, 'web/src/features/landing/film/demo-numbers.ts');
  const text = readFileSync(page, 'utf8');
  const said = /demoNumbers = \{(.*)\}/.exec(text)?.[1] ?? '';
  const found = Object.entries(counted).map(([name, count]) => `${name}: ${count}`);
  if (process.env['UPDATE_DEMO_NUMBERS'] === '1')
    writeFileSync(page, text.replace(said, ` ${found.join(', ')} `));
  expect(said.trim()).toBe(found.join(', '));
});

test('the example screens of the front page show what the demo company has', async () => {
  const page = join(repositoryDir, 'web/src/features/landing/demo-examples.json');
  const found = await frontExamples(store(), now.slice(0, 10));
  if (process.env['UPDATE_DEMO_NUMBERS'] === '1')
    writeFileSync(page, `${JSON.stringify(found, null, 2)}\n`);
  expect(JSON.parse(readFileSync(page, 'utf8'))).toEqual(found);
});
