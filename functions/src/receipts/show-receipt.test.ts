import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createReceipt, pdfFile } from '@driftig/tests/support/company/receipts';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
let id: string;
beforeAll(async () => {
  company = await createCompany();
  ({ id } = await createReceipt(company.owner, {}, { file: pdfFile() }));
});

const show = (who = company.owner, receipt = id) =>
  who.call(receiptRoutes.showReceipt, { params: { id: receipt } });

test('a PDF is sent with its media type and may be framed by our own pages only', async () => {
  const { status, headers } = await show();
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="driftig-${id}.pdf"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  });
});

test('a picture may load nothing and not be framed', async () => {
  const picture = await createReceipt(company.owner);
  const { headers } = await show(company.owner, picture.id);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});

test("another company's receipt is answered like an unknown one", async () => {
  const other = await createCompany();
  const [theirs, nobodys] = [await show(other.owner), await show(other.owner, 'x1')];
  expect(theirs.status).toBe(404);
  expect({ ...(theirs.json as object), requestId: '' }).toEqual({
    ...(nobodys.json as object),
    requestId: '',
  });
});

test('a user without bookkeeping may not read it', async () => {
  expect((await show(company.employee)).status).toBe(403);
  expect((await show(company.administrator)).status).toBe(403);
});
