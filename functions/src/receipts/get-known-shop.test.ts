import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import {
  createAccount,
  createDraft,
  createVoucher,
  decideVoucher,
  editVoucher,
} from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createReceipt } from '@driftig/tests/support/company/receipts';
import { beforeAll, beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let accounts: readonly string[];
let last = 0;
let shop = '';

beforeAll(async () => {
  company = await createCompany();
  const made = [await createAccount(company.owner), await createAccount(company.owner)];
  accounts = made.map(({ id }) => id);
});
beforeEach(() => {
  last += 1;
  shop = `Forretning ${last}`;
});

const cvr = '10150817';
const none = { account: '', bilagType: 1 };
const known = async (query: object, who = company.owner) =>
  (await who.call(receiptRoutes.getKnownShop, { query: { ...query } })).json;

test('the account and type of the last receipt of a shop are known by its name and its CVR number', async () => {
  const [first, second] = accounts;
  expect(await known({ businessname: shop })).toEqual(none);
  await createVoucher(company.owner, { businessname: shop, account: first, cvr });
  expect(await known({ businessname: `${shop.toUpperCase()} ApS` })).toEqual({
    account: first,
    bilagType: 1,
  });
  const credit = { businessName: 'En filial', account: second ?? '', type: '3', cvr };
  await createReceipt(company.owner, credit);
  const latest = { account: second, bilagType: 3 };
  expect(await known({ cvr, businessname: shop })).toEqual(latest);
  expect(await known({ cvr: '', businessname: 'en filial' })).toEqual(latest);
});

test('an edit of the account counts, and a receipt without an account says nothing', async () => {
  const [first, second] = accounts;
  const { id } = await createVoucher(company.owner, { businessname: shop, account: first });
  await createVoucher(company.owner, { businessname: shop });
  expect(await known({ businessname: shop })).toMatchObject({ account: first });
  await editVoucher(company.owner, id, { account: second });
  expect(await known({ businessname: shop })).toMatchObject({ account: second });
});

test('a posting counts, that of a receipt and that of a draft', async () => {
  const [account = '', againstAccount = ''] = accounts;
  const { id } = await createVoucher(company.owner, { businessname: shop });
  await decideVoucher(company.owner, id, 3);
  const body = { account, againstAccount };
  await company.owner.call(ledgerRoutes.postReceipt, { params: { id }, body });
  expect(await known({ businessname: shop })).toMatchObject({ account });
  const sold = { ...body, businessname: shop, bilagType: 2, vatAmount: '0' };
  const draft = await createDraft(company.owner, sold);
  await company.owner.call(ledgerRoutes.postDraft, { params: { id: draft.id }, body: {} });
  expect(await known({ businessname: shop })).toEqual({ account: againstAccount, bilagType: 2 });
});

test('an account that was deleted since is not suggested', async () => {
  const { id } = await createAccount(company.owner);
  await createVoucher(company.owner, { businessname: shop, account: id });
  await company.owner.call(accountingRoutes.deleteAccount, { params: { id } });
  expect(await known({ businessname: shop })).toEqual(none);
});

test('two receipts of one shop at once are both taken', async () => {
  const [account] = accounts;
  const both = [1, 2].map(() => createVoucher(company.owner, { businessname: shop, account, cvr }));
  expect(await Promise.all(both)).toHaveLength(2);
});

test('another company knows nothing of it', async () => {
  const [account] = accounts;
  await createVoucher(company.owner, { businessname: shop, account, cvr });
  const other = await createCompany();
  expect(await known({ businessname: shop, cvr }, other.owner)).toEqual(none);
});
