import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { auditEntity } from '@driftig/data/log/log.entities';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { decideReceipt, createReceipt } from '@driftig/tests/support/company/receipts';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id } = await createReceipt(company.owner));
});

const status = async () => {
  const { json } = await company.owner.call(receiptRoutes.listReceipts);
  return (json as { status: number }[]).map((receipt) => receipt.status);
};

test('a receipt can be approved and rejected later, each with its own message', async () => {
  expect((await decideReceipt(company.owner, id, 1)).json).toEqual({
    message: 'Kvitteringen er godkendt.',
  });
  expect(await status()).toEqual([1]);
  expect((await decideReceipt(company.owner, id, 2)).json).toEqual({
    message: 'Kvitteringen er afvist.',
  });
  expect(await status()).toEqual([2]);
});

test.each([
  [1, 'Kvitteringen er allerede godkendt.'],
  [2, 'Kvitteringen er allerede afvist.'],
])('a receipt that already has status %i is refused (409)', async (decision, message) => {
  await decideReceipt(company.owner, id, decision);
  const again = await decideReceipt(company.owner, id, decision);
  expect(again).toMatchObject({ status: 409, json: { code: 'conflict', message } });
});

describe('with the version the caller has seen', () => {
  const correct = () =>
    company.owner.call(recordRoutes.updateRecord, {
      params: { id },
      body: { dType: 'receipts', price: 99.95 },
    });

  test('a receipt is approved', async () => {
    expect((await decideReceipt(company.owner, id, 1, 1)).status).toBe(200);
    expect(await status()).toEqual([1]);
  });

  test.each([1, 2])('a receipt changed since is refused (409) for status %i', async (decision) => {
    await correct();
    const answer = await decideReceipt(company.owner, id, decision, 1);
    expect(answer).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect(await status()).toEqual([0]);
    expect((await decideReceipt(company.owner, id, decision, 2)).status).toBe(200);
  });

  test('a receipt that another has decided the same way is refused with that text', async () => {
    await decideReceipt(company.owner, id, 1, 1);
    const answer = await decideReceipt(company.owner, id, 1, 1);
    expect(answer).toMatchObject({
      status: 409,
      json: { message: 'Kvitteringen er allerede godkendt.' },
    });
  });

  test.each([0, '1', 1.5])('the version %j is refused', async (seen) => {
    expect((await decideReceipt(company.owner, id, 1, seen)).status).toBe(400);
    expect(await status()).toEqual([0]);
  });
});

test('the audit record says who decided what', async () => {
  await decideReceipt(company.owner, id, 1);
  const { companyId } = company;
  const { data } = await auditEntity(services().table).query.main({ companyId }).go();
  expect(data).toContainEqual(
    expect.objectContaining({
      action: 'receipts.approved',
      subject: `receipts ${id}`,
      by: company.owner.user.userId,
      changes: { before: 'actionNeeded' },
    }),
  );
});

describe('at once', () => {
  beforeEach(() => onTestFinished(holdCommitsUntil(services().table, 2)));

  test.each([
    [1, 1],
    [1, 2],
  ])('%i and %i: one wins, the other is refused (409)', async (one, other) => {
    const answers = await Promise.all(
      [one, other].map((each) => decideReceipt(company.owner, id, each)),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  test('approving and deleting: one wins, the other is refused', async () => {
    const body = { dType: 'receipts', id };
    const [approved, deleted] = await Promise.all([
      decideReceipt(company.owner, id, 1),
      company.owner.call(recordRoutes.deleteRecord, { body }),
    ]);
    expect(statusesOf([approved, deleted])).toEqual([200, 409]);
    expect(await status()).toEqual(approved.status === 200 ? [1] : []);
  });

  test('approving and changing: one wins, the other is refused (409)', async () => {
    const asked = { params: { id }, body: { dType: 'receipts', price: 1 } };
    const answers = await Promise.all([
      decideReceipt(company.owner, id, 1),
      company.owner.call(recordRoutes.updateRecord, asked),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });
});

test('after any sequence of changes the count of each status is right', async () => {
  const step = fc.record({ pick: fc.nat(), to: fc.constantFrom('new', 1, 2, 'delete') });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      company = await createCompany();
      const ids = [(await createReceipt(company.owner)).id];
      for (const { pick, to } of steps) {
        const one = ids[pick % ids.length] ?? '';
        const body = { dType: 'receipts', id: one };
        if (to === 'new') ids.push((await createReceipt(company.owner)).id);
        else if (to === 'delete') await company.owner.call(recordRoutes.deleteRecord, { body });
        else await decideReceipt(company.owner, one, to);
      }
      const stand = await status();
      for (const code of [0, 1, 2])
        expect(await company.store.records.count('receipts', code)).toBe(
          stand.filter((each) => each === code).length,
        );
    }),
    { numRuns: 5 },
  );
});

test.each([0, 3, '1', 'approved', null, undefined])('the status %j is refused', async (to) => {
  const answer = await decideReceipt(company.owner, id, to);
  expect(answer).toMatchObject({
    status: 400,
    json: { fields: { status: 'Status skal være 1 (godkendt) eller 2 (afvist).' } },
  });
  expect(await status()).toEqual([0]);
});

test("another company's receipt is answered like an unknown one, and stays unchanged", async () => {
  const other = await createCompany();
  const [theirs, nobodys] = [
    await decideReceipt(other.owner, id, 1),
    await decideReceipt(other.owner, 'x1', 1),
  ];
  expect([theirs.status, nobodys.status]).toEqual([404, 404]);
  expect(await status()).toEqual([0]);
});

test('a user without bookkeeping may not decide', async () => {
  for (const who of [company.employee, company.administrator])
    expect((await decideReceipt(who, id, 1)).status).toBe(403);
  expect(await status()).toEqual([0]);
});
