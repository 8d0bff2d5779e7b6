import { createCompany } from '@driftig/tests/support/company/company';
import { notify, unreadOf } from '@driftig/tests/support/company/notifications';
import { expect, test } from 'vitest';

test('one’s own unread ones are counted, up to a hundred', async () => {
  const company = await createCompany();
  expect(await unreadOf(company.employee)).toBe(0);
  await notify(company, company.employee);
  await notify(company, company.owner);
  expect(await unreadOf(company.employee)).toBe(1);
  await Promise.all(Array.from({ length: 120 }, () => notify(company, company.owner)));
  expect(await unreadOf(company.owner)).toBe(100);
});
