import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import {
  createAccount,
  createDraft,
  createVoucher,
  decideVoucher,
  importedDraft,
} from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const post = (id: string, body: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  company.owner.call(ledgerRoutes.postDraft, { params: { id }, body, headers });
const entries = () => company.store.ledger.listAfter(0, 100);

/** The accounts of a purchase with VAT, under the numbers of the public chart. */
async function purchaseAccounts() {
  const vat = { type: 4, standardnumber: 7740 };
  const [goods, suppliers] = [
    await createAccount(company.owner, { number: 1610, vat: 1, standardnumber: 1610 }),
    await createAccount(company.owner, { number: 7440, type: 4 }),
  ];
  await createAccount(company.owner, { number: 7740, ...vat });
  return { account: goods.id, againstAccount: suppliers.id };
}

describe('a posted draft', () => {
  test('has the next voucher number, whichever number the draft had (product B1)', async () => {
    await createDraft(company.owner);
    const { id } = await createDraft(company.owner);
    expect(await post(id)).toMatchObject({
      status: 201,
      json: { voucherNumber: 1, message: 'Bogført som bilag 1.' },
    });
  });

  test('is in the ledger with its VAT by the code of its account', async () => {
    const { id } = await createDraft(company.owner, {
      ...(await purchaseAccounts()),
      businessname: 'Stark Vejle',
    });
    await post(id);
    expect(await entries()).toMatchObject([
      {
        number: 1,
        date: '2026-09-29',
        text: 'Krydsfiner, Stark Vejle',
        by: company.owner.user.userId,
        source: { kind: 'draft', id },
        lines: [
          { account: 1610, amount: 105_000, vatCode: 'K1', vatPart: 'base' },
          { account: 7740, amount: 26_250, vatCode: 'K1', vatPart: 'input' },
          { account: 7440, amount: -131_250, vatCode: '', vatPart: '' },
        ],
      },
    ]);
  });

  test('leaves the drafts, and its accounts can be deleted and renumbered no more', async () => {
    const { id, account } = await createDraft(company.owner);
    await post(id);
    expect((await company.store.accountingDrafts.list({})).rows).toEqual([]);
    const params = { id: account };
    expect(await company.owner.call(accountingRoutes.deleteAccount, { params })).toMatchObject({
      status: 409,
      json: { message: 'Kunne ikke slette konto. Der er bogført på den.' },
    });
    const before = await company.store.accounts.get(account);
    expect(before).toMatchObject({ uses: 0, isPosted: true });
    const body = { accountingname: before.name, number: 99_998, type: 1 };
    const renumbered = await company.owner.call(accountingRoutes.updateAccount, { params, body });
    expect(renumbered.status).toBe(409);
    expect((await company.store.accounts.get(account)).number).toBe(before.number);
  });

  test('takes its receipt along, which is neither rejected nor imported again', async () => {
    const draft = await importedDraft(company.owner);
    const { id: credit } = await createAccount(company.owner);
    const { id: debit } = await createAccount(company.owner);
    const filled = {
      id: draft.id,
      description: 'Skruer',
      date: '14-07-2026',
      amount: '348,75',
      account: debit,
      againstAccount: credit,
    };
    await company.owner.call(accountingRoutes.saveAccountingDraft, { body: filled });
    expect((await post(draft.id)).status).toBe(201);
    const [entry] = await entries();
    const receipt = entry?.source.id ?? '';
    expect(entry).toMatchObject({ source: { kind: 'receipt' }, file: expect.stringMatching(/./) });
    expect(await decideVoucher(company.owner, receipt, 2)).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('bogført som bilag 1') },
    });
    const again = { body: { receiptId: receipt } };
    expect((await company.owner.call(accountingRoutes.saveAccountingDraft, again)).status).toBe(
      409,
    );
    const { json } = await company.owner.call(accountingRoutes.listDraftReceipts);
    expect(json).toEqual([]);
  });
});

describe('a draft is not posted', () => {
  test('while its receipt is rejected (409)', async () => {
    const { id: receiptId } = await createVoucher(company.owner);
    await decideVoucher(company.owner, receiptId, 3);
    const accounts = {
      account: (await createAccount(company.owner)).id,
      againstAccount: (await createAccount(company.owner)).id,
    };
    const { json } = await company.owner.call(accountingRoutes.saveAccountingDraft, {
      body: { receiptId, ...accounts },
    });
    await decideVoucher(company.owner, receiptId, 2);
    const answer = await post((json as { id: string }).id);
    expect(answer).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('Kvitteringen er afvist') },
    });
    expect(await entries()).toEqual([]);
  });

  test('without its accounts (409)', async () => {
    const { id } = await importedDraft(company.owner);
    expect(await post(id)).toMatchObject({
      status: 409,
      json: { message: 'Kladden mangler oplysninger. Ret den, før den bogføres.' },
    });
  });

  test('where the chart lacks the account of its VAT (409)', async () => {
    const { id: account } = await createAccount(company.owner, { vat: 1 });
    const { id } = await createDraft(company.owner, { account });
    expect(await post(id)).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('7740') },
    });
    expect(await entries()).toEqual([]);
  });

  test('in another version than was seen (409)', async () => {
    const { id } = await createDraft(company.owner);
    expect((await post(id, { version: 7 })).status).toBe(409);
  });

  test('where another company has it (404)', async () => {
    const other = await createCompany();
    const { id } = await createDraft(other.owner);
    expect((await post(id)).status).toBe(404);
    expect((await other.store.accountingDrafts.list({})).rows).toHaveLength(1);
  });
});

describe('two requests at once', () => {
  test('post one draft once', async () => {
    const { id } = await createDraft(company.owner);
    const answers = await Promise.all([post(id), post(id)]);
    const [first, second] = statusesOf(answers);
    expect([first, [404, 409].includes(second ?? 0)]).toEqual([201, true]);
    expect(await entries()).toHaveLength(1);
  });

  test('get one answer for one Idempotency-Key', async () => {
    const { id } = await createDraft(company.owner);
    const headers = { 'idempotency-key': 'bogfoer-1' };
    const answers = [await post(id, {}, headers), await post(id, {}, headers)];
    expect(answers.map(({ status, json }) => [status, json])).toEqual([
      [201, expect.objectContaining({ voucherNumber: 1 })],
      [201, expect.objectContaining({ voucherNumber: 1 })],
    ]);
    expect(await entries()).toHaveLength(1);
  });

  test('get two numbers for two drafts on one new account', async () => {
    const [first, second] = [await createDraft(company.owner), await createDraft(company.owner)];
    const answers = await Promise.all([post(first.id), post(second.id)]);
    expect(statusesOf(answers)).toEqual([201, 201]);
    expect((await entries()).map(({ number }) => number)).toEqual([1, 2]);
  });
});
