import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { auditEntity } from '@driftig/data/log.entities';
import { createCompany, type TestCompany } from '@driftig/tests/support/company';
import { meetBeforeCommit } from '@driftig/tests/support/meeting';
import { decide, handIn } from '@driftig/tests/support/receipts';
import { statusesOf } from '@driftig/tests/support/statuses';
import fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id } = await handIn(company.owner));
});

const status = async () => {
  const { json } = await company.owner.call(receiptRoutes.listReceipts);
  return (json as { status: number }[]).map((receipt) => receipt.status);
};

test('a receipt is approved, and rejected all the same later; each is told', async () => {
  expect((await decide(company.owner, id, 1)).json).toEqual({
    message: 'Kvitteringen er godkendt.',
  });
  expect(await status()).toEqual([1]);
  expect((await decide(company.owner, id, 2)).json).toEqual({ message: 'Kvitteringen er afvist.' });
  expect(await status()).toEqual([2]);
});

test.each([
  [1, 'Bilaget er allerede godkendt.'],
  [2, 'Bilaget er allerede afvist.'],
])('what is decided as %i already is refused', async (decision, message) => {
  await decide(company.owner, id, decision);
  const again = await decide(company.owner, id, decision);
  expect(again).toMatchObject({ status: 409, json: { code: 'conflict', message } });
});

describe('with the version that was seen', () => {
  const correct = () =>
    company.owner.call(recordRoutes.updateRecord, {
      params: { id },
      body: { dType: 'receipts', price: 99.95 },
    });

  test('a receipt is approved', async () => {
    expect((await decide(company.owner, id, 1, 1)).status).toBe(200);
    expect(await status()).toEqual([1]);
  });

  test.each([1, 2])('one that was corrected since is not decided as %i', async (decision) => {
    await correct();
    const answer = await decide(company.owner, id, decision, 1);
    expect(answer).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect(await status()).toEqual([0]);
    expect((await decide(company.owner, id, decision, 2)).status).toBe(200);
  });

  test('one that another has decided so meanwhile says so', async () => {
    await decide(company.owner, id, 1, 1);
    const answer = await decide(company.owner, id, 1, 1);
    expect(answer).toMatchObject({
      status: 409,
      json: { message: 'Bilaget er allerede godkendt.' },
    });
  });

  test.each([0, '1', 1.5])('%j is no version', async (seen) => {
    expect((await decide(company.owner, id, 1, seen)).status).toBe(400);
    expect(await status()).toEqual([0]);
  });
});

test('it is written down who decided what', async () => {
  await decide(company.owner, id, 1);
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

describe('in one moment', () => {
  beforeEach(() => onTestFinished(meetBeforeCommit(services().table, 2)));

  test.each([
    [1, 1],
    [1, 2],
  ])('%i and %i: one wins, the other is told', async (one, other) => {
    const answers = await Promise.all([one, other].map((each) => decide(company.owner, id, each)));
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  test('approved and deleted: one wins, the other is told', async () => {
    const body = { dType: 'receipts', id };
    const [approved, deleted] = await Promise.all([
      decide(company.owner, id, 1),
      company.owner.call(recordRoutes.deleteRecord, { body }),
    ]);
    expect(statusesOf([approved, deleted])).toEqual([200, 409]);
    expect(await status()).toEqual(approved.status === 200 ? [1] : []);
  });

  test('approved and corrected: one wins, the other is told', async () => {
    const asked = { params: { id }, body: { dType: 'receipts', price: 1 } };
    const answers = await Promise.all([
      decide(company.owner, id, 1),
      company.owner.call(recordRoutes.updateRecord, asked),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });
});

test('after any history each status counts those that stand in it', async () => {
  const step = fc.record({ pick: fc.nat(), to: fc.constantFrom('new', 1, 2, 'delete') });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      company = await createCompany();
      const ids = [(await handIn(company.owner)).id];
      for (const { pick, to } of steps) {
        const one = ids[pick % ids.length] ?? '';
        const body = { dType: 'receipts', id: one };
        if (to === 'new') ids.push((await handIn(company.owner)).id);
        else if (to === 'delete') await company.owner.call(recordRoutes.deleteRecord, { body });
        else await decide(company.owner, one, to);
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

test.each([0, 3, '1', 'approved', null, undefined])(
  'the status %j cannot be decided',
  async (to) => {
    const answer = await decide(company.owner, id, to);
    expect(answer).toMatchObject({
      status: 400,
      json: { fields: { status: 'Status skal være 1 (godkendt) eller 2 (afvist).' } },
    });
    expect(await status()).toEqual([0]);
  },
);

test("another company's receipt answers as one that nobody has, and stays", async () => {
  const other = await createCompany();
  const [theirs, nobodys] = [await decide(other.owner, id, 1), await decide(other.owner, 'x1', 1)];
  expect([theirs.status, nobodys.status]).toEqual([404, 404]);
  expect(await status()).toEqual([0]);
});

test('who has not the permission to the books decides nothing', async () => {
  for (const who of [company.employee, company.administrator])
    expect((await decide(who, id, 1)).status).toBe(403);
  expect(await status()).toEqual([0]);
});
