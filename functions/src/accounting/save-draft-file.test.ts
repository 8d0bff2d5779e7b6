import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import {
  createDraft,
  importedDraft,
  saveDraftFile,
} from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { pdfFile } from '@driftig/tests/support/company/receipts';
import { pngFile, storedFilesOf } from '@driftig/tests/support/files/pictures';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const drafts = async () =>
  (await company.owner.call(accountingRoutes.listAccountingDrafts)).json as {
    id: string;
    version: number;
  }[];
const shown = (id: string) =>
  company.owner.call(accountingRoutes.showDraftFile, { params: { id } });
const storedFiles = async () => (await storedFilesOf(company.companyId)).length;

test('a draft without a file gets one, is posted with it, and the entry shows it', async () => {
  const { id } = await createDraft(company.owner, { noFile: 1 });
  const saved = await saveDraftFile(company.owner, id, pdfFile());
  expect(saved).toMatchObject({
    status: 200,
    json: { version: 2, noFile: 0, attachment: `/securedtest/${id}`, filetype: 'application/pdf' },
  });
  expect(await drafts()).toEqual([saved.json]);
  expect((await shown(id)).headers['content-type']).toBe('application/pdf');
  const posted = await company.owner.call(ledgerRoutes.postDraft, { params: { id }, body: {} });
  const { voucherNumber } = posted.json as { voucherNumber: number };
  const params = { id: String(voucherNumber) };
  expect((await company.owner.call(ledgerRoutes.showLedgerFile, { params })).status).toBe(200);
});

test('another file replaces it, and goes with the draft', async () => {
  const { id } = await createDraft(company.owner);
  await saveDraftFile(company.owner, id, pngFile(40, 30));
  await saveDraftFile(company.owner, id, pdfFile());
  expect(await storedFiles()).toBe(1);
  await company.owner.call(accountingRoutes.deleteAccountingDraft, { params: { id } });
  expect(await storedFiles()).toBe(0);
});

test('an imported receipt keeps its own file when the draft gets another, and when the draft is deleted', async () => {
  const { id } = await importedDraft(company.owner);
  await saveDraftFile(company.owner, id, pdfFile());
  expect(await storedFiles()).toBe(2);
  await company.owner.call(accountingRoutes.deleteAccountingDraft, { params: { id } });
  expect(await storedFiles()).toBe(1);
});

test('a draft may say that it has no file, until it has one', async () => {
  const { id, version } = await createDraft(company.owner, { noFile: 1 });
  const [row] = await drafts();
  expect(row).toMatchObject({ noFile: 1 });
  await saveDraftFile(company.owner, id, pngFile(40, 30), version);
  const [withFile] = await drafts();
  const body = { ...withFile, noFile: 1 };
  const saved = await company.owner.call(accountingRoutes.saveAccountingDraft, { body });
  expect(saved.json).toMatchObject({ noFile: 0, attachment: `/securedtest/${id}` });
});

test('without a file, over an older version, or for a foreign draft nothing is stored', async () => {
  const { id } = await createDraft(company.owner);
  const other = await createCompany();
  const sent = pngFile(40, 30);
  expect(await saveDraftFile(company.owner, id)).toMatchObject({ status: 400 });
  expect(await saveDraftFile(company.owner, id, sent, 7)).toMatchObject({ status: 409 });
  expect(await saveDraftFile(other.owner, id, sent)).toMatchObject({ status: 404 });
  expect(await saveDraftFile(company.employee, id, sent)).toMatchObject({ status: 403 });
  expect(await storedFiles()).toBe(0);
});

test('two at once over the same version: one is saved, and one file is stored', async () => {
  const { id, version } = await createDraft(company.owner);
  const answers = await Promise.all(
    [1, 2].map(() => saveDraftFile(company.owner, id, pngFile(40, 30), version)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await storedFiles()).toBe(1);
});
