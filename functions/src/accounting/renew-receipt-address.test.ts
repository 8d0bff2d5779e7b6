import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { renewAddress } from '@driftig/tests/support/stack/receipt-mails';
import { sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

const { renewReceiptAddress, getReceiptAddress } = accountingRoutes;

test('an address is made, shown, and another each time', async () => {
  const { owner } = await createCompany();
  const [first, second] = [await renewAddress(owner), await renewAddress(owner)];
  expect(first).toMatch(/^bilag-[a-z2-9]{27}@bilag\.driftig\.example$/);
  expect(second).not.toBe(first);
  expect((await owner.call(getReceiptAddress)).json).toEqual({ address: second, available: true });
});

test('two renewals at once leave one address, and one of them is refused (409)', async () => {
  const { owner } = await createCompany();
  const renew = () => owner.call(renewReceiptAddress);
  const answers = await sendTogether(services().table, [renew, renew]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  const made = answers.find(({ status }) => status === 200);
  expect((await owner.call(getReceiptAddress)).json).toEqual(made?.json);
});

test('an employee without bookkeeping gets none (403)', async () => {
  const { employee } = await createCompany();
  expect((await employee.call(renewReceiptAddress)).status).toBe(403);
});

test('a stage that receives no mails has none (404)', async () => {
  const { owner } = await createCompany();
  const { environment } = services();
  const domain = environment.RECEIPT_MAIL_DOMAIN;
  Object.assign(environment, { RECEIPT_MAIL_DOMAIN: undefined });
  onTestFinished(() => void Object.assign(environment, { RECEIPT_MAIL_DOMAIN: domain }));
  expect((await owner.call(renewReceiptAddress)).status).toBe(404);
  expect((await owner.call(getReceiptAddress)).json).toEqual({ address: '', available: false });
});
