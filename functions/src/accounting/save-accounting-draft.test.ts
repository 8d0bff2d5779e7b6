import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { services } from '@driftig/functions/pipeline/services';
import { createAccount, createDraft, draftBody } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { runBeforeCommit, sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, describe, expect, test } from 'vitest';

const route = accountingRoutes.saveAccountingDraft;
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const send = (body: object) => company.owner.call(route, { body });
const stored = async () => (await company.store.accountingDrafts.list({})).rows;
const usesOf = async (id: string) => (await company.store.accounts.get(id)).uses;

describe('a new draft', () => {
  test('gets the highest number plus 1 (product B1)', async () => {
    const first = await createDraft(company.owner);
    const second = await createDraft(company.owner);
    expect([first, second]).toMatchObject([{ voucherNumber: 1 }, { voucherNumber: 2 }]);
  });

  test('is answered with amounts in kroner and without a file', async () => {
    const { json } = await send(await draftBody(company.owner));
    expect(json).toMatchObject({
      amount: 1312.5,
      vatAmount: 262.5,
      bilagType: 1,
      date: '29-09-2026',
      attachment: '',
      userId: company.owner.user.userId,
    });
  });

  test('is negative as a Kreditnota, whichever sign was typed', async () => {
    const draft = await createDraft(company.owner, { bilagType: 3 });
    expect(draft).toMatchObject({ amount: -1312.5, vatAmount: -262.5 });
  });

  test.each([
    [{ description: '' }, 'Alle felter skal udfyldes.', { description: 'Skriv en beskrivelse.' }],
    [{ account: '' }, 'Alle felter skal udfyldes.', { account: 'Vælg en konto.' }],
    [{ amount: 0 }, 'Beløbet må ikke være 0.', { amount: 'Beløbet må ikke være 0.' }],
    [
      { vatAmount: '2.000' },
      'Momsen kan ikke være større end beløbet.',
      { vatAmount: 'Momsen kan ikke være større end beløbet.' },
    ],
  ])('with %j is refused at its field (product V18)', async (wrong, message, fields) => {
    const answer = await send({ ...(await draftBody(company.owner)), ...wrong });
    expect(answer).toMatchObject({ status: 400, json: { message, fields } });
    expect(await stored()).toEqual([]);
  });

  test('needs two different accounts (product V18)', async () => {
    const body = await draftBody(company.owner);
    const answer = await send({ ...body, againstAccount: body.account });
    expect(answer).toMatchObject({
      status: 400,
      json: { message: 'Konto og modkonto må ikke være den samme.' },
    });
  });

  test("does not take another company's account", async () => {
    const other = await createCompany();
    const { id } = await createAccount(other.owner);
    const answer = await send({ ...(await draftBody(company.owner)), account: id });
    expect(answer).toMatchObject({
      status: 400,
      json: { fields: { account: expect.any(String) } },
    });
    expect((await other.store.accounts.get(id)).uses).toBe(0);
  });

  test('takes the credit account under its other documented name', async () => {
    const { againstAccount, ...body } = await draftBody(company.owner);
    const { json } = await send({ ...body, contraAccount: againstAccount });
    expect(json).toMatchObject({ againstAccount });
  });

  test('and another at the same time get two numbers', async () => {
    const bodies = [await draftBody(company.owner), await draftBody(company.owner)];
    const answers = await sendTogether(
      services().table,
      bodies.map((body) => () => send(body)),
    );
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect((await stored()).map(({ number }) => number)).toEqual([2, 1]);
  });
});

describe('an edit', () => {
  test('keeps number and id, and moves the count of its accounts', async () => {
    const { id, account, againstAccount, ...draft } = await createDraft(company.owner);
    const other = await createAccount(company.owner);
    const body = { ...draft, id, account, againstAccount: other.id, description: 'Finér' };
    const { status, json } = await send(body);
    expect(status).toBe(200);
    expect(json).toMatchObject({ id, voucherNumber: 1, description: 'Finér', version: 2 });
    expect([await usesOf(account), await usesOf(againstAccount), await usesOf(other.id)]).toEqual([
      1, 0, 1,
    ]);
  });

  test('is refused when the version is older (409)', async () => {
    const draft = await createDraft(company.owner);
    await send({ ...draft, description: 'Først' });
    expect(await send({ ...draft, description: 'Sidst' })).toMatchObject({ status: 409 });
    expect(await stored()).toMatchObject([{ description: 'Først' }]);
  });

  test("is not found for another company's draft (404)", async () => {
    const other = await createCompany();
    const draft = await createDraft(other.owner);
    const body = { ...(await draftBody(company.owner)), id: draft.id };
    expect((await send(body)).status).toBe(404);
  });
});

describe('just after another user wrote', () => {
  const removeDraft = (id: string) =>
    company.owner.call(accountingRoutes.deleteAccountingDraft, { params: { id } });

  test('an edit counts the accounts of the draft as it had become', async () => {
    const { id, version: _version, ...draft } = await createDraft(company.owner);
    const [theirs, ours] = [await createAccount(company.owner), await createAccount(company.owner)];
    runBeforeCommit(services().table, () => send({ ...draft, id, againstAccount: theirs.id }));
    expect((await send({ ...draft, id, againstAccount: ours.id })).status).toBe(200);
    expect(await stored()).toMatchObject([{ creditId: ours.id, version: 3 }]);
    const asked = [draft.againstAccount, theirs.id, ours.id];
    expect(await Promise.all(asked.map(usesOf))).toEqual([0, 0, 1]);
  });

  test('an edit does not overwrite the draft that took over the number (404)', async () => {
    const { id, ...draft } = await createDraft(company.owner);
    runBeforeCommit(services().table, async () => {
      await removeDraft(id);
      await createDraft(company.owner, { description: 'Den nye' });
    });
    expect((await send({ ...draft, id })).status).toBe(404);
    expect(await stored()).toMatchObject([{ number: 1, description: 'Den nye', version: 1 }]);
  });

  test('a draft counts the account of its id, not the one that took over the number', async () => {
    const body = await draftBody(company.owner);
    const { number } = await company.store.accounts.get(body.account);
    runBeforeCommit(services().table, async () => {
      const renumbered = { accountingname: 'Varer', number: 99_998, type: 1 };
      const params = { id: body.account };
      await company.owner.call(accountingRoutes.updateAccount, { params, body: renumbered });
      await createAccount(company.owner, { number, name: 'Maling' });
    });
    expect((await send(body)).status).toBe(200);
    const accounts = await company.store.accounts.list();
    expect(accounts.find(({ name }) => name === 'Maling')).toMatchObject({ number, uses: 0 });
    expect(await usesOf(body.account)).toBe(1);
  });
});
