import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createVoucher } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { pdfFile } from '@driftig/tests/support/company/receipts';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id } = await createVoucher(company.owner));
});

const shown = (asked = id, who = company.owner) =>
  who.call(accountingRoutes.showVoucher, { params: { id: asked } });

test('a picture is shown as a picture, a PDF as a PDF', async () => {
  expect((await shown()).headers['content-type']).toBe('image/jpeg');
  const pdf = await createVoucher(company.owner, {}, { file: pdfFile() });
  expect((await shown(pdf.id)).headers['content-type']).toBe('application/pdf');
});

test('a voucher without a file says so where its file is asked for', async () => {
  const bare = await createVoucher(company.owner, { noFile: '1' }, { file: undefined });
  expect(await shown(bare.id)).toMatchObject({
    status: 404,
    json: { message: 'Ingen fil fundet til dette bilag.' },
  });
});

test("another company's voucher is answered with 404", async () => {
  const { owner } = await createCompany();
  expect((await shown(id, owner)).status).toBe(404);
});
