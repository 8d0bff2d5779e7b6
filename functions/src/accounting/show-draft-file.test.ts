import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { services } from '@driftig/functions/pipeline/services';
import { createDraft, importedDraft } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { pdfFile } from '@driftig/tests/support/company/receipts';
import { expect, onTestFinished, test } from 'vitest';

const route = accountingRoutes.showDraftFile;

const importReceipt = async (owner: Caller, file?: Blob) =>
  (await importedDraft(owner, file === undefined ? {} : { file })).id;

test('the file of the imported receipt is shown, with its media type', async () => {
  const { owner } = await createCompany();
  const id = await importReceipt(owner, pdfFile());
  const answer = await owner.call(route, { params: { id } });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
});

test('a draft without a file says so (404)', async () => {
  const { owner } = await createCompany();
  const { id } = await createDraft(owner);
  expect(await owner.call(route, { params: { id } })).toMatchObject({
    status: 404,
    json: { message: 'Ingen fil fundet til dette bilag.' },
  });
});

test("another company's draft is not found (404)", async () => {
  const [company, other] = await Promise.all([createCompany(), createCompany()]);
  const id = await importReceipt(other.owner);
  expect((await company.owner.call(route, { params: { id } })).status).toBe(404);
});

test('a PDF that is not scanned yet is held back (409)', async () => {
  Object.assign(services().environment, { MALWARE_SCAN: 'on' });
  onTestFinished(() => {
    Object.assign(services().environment, { MALWARE_SCAN: undefined });
  });
  const { owner } = await createCompany();
  const id = await importReceipt(owner, pdfFile());
  expect(await owner.call(route, { params: { id } })).toMatchObject({
    status: 409,
    json: { code: 'file_waits' },
  });
});
