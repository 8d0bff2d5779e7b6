import { sampleIds, sampleInvoiceNumber } from '@driftig/contracts/core/sample';
import { companyStore } from '@driftig/data/store';
import { invoiceCount, unpaidCount } from '@driftig/domain/dashboard/totals';
import { fileKindOf } from '@driftig/domain/receipts/file-kind';
import { fileStore } from '@driftig/functions/files/files';
import { services } from '@driftig/functions/pipeline/services';
import { ulid } from 'ulid';
import { beforeAll, expect, test } from 'vitest';

import { demoLogins, loadDemoCompany } from './load-demo.ts';

const now = '2026-11-21T10:00:00.000Z';
const store = () =>
  companyStore(
    services().table,
    { companyId: sampleIds.company, userId: sampleIds.owner },
    { now, newId: ulid },
  );

beforeAll(() => loadDemoCompany(now), 60_000);

test('Nordlys Event has 60 customers and the records that the sample requests name', async () => {
  const { records, invoices } = store();
  expect((await records.list('customers', {})).rows).toHaveLength(60);
  expect(await records.get('customers', sampleIds.customer)).toMatchObject({ version: 1 });
  expect(await records.get('products', sampleIds.product)).toMatchObject({ version: 1 });
  expect(await records.get('tasks', sampleIds.task)).toMatchObject({ version: 1 });
  expect((await invoices.getByNumber(sampleInvoiceNumber)).id).toBe(sampleIds.invoice);
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

test('nothing is written down before it happened, which every open tab would fetch anew for', async () => {
  expect(await store().history.hasChangedSince(Date.parse(now) + 1)).toBe(false);
});

test.each(demoLogins)('$label can log in', async ({ email, password }) => {
  const account = await services().accounts.findByEmail(email);
  const username = `${account?.companyId}.${account?.userId}`;
  expect(await services().identity.verifyPassword(username, password)).toBeDefined();
});

test('everybody who can log in meets talks: with colleagues, of their department and of an order', async () => {
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
