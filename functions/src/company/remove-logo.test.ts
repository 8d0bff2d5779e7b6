import { companyRoutes } from '@driftig/contracts/company/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { pngFile, sendLogo } from '@driftig/tests/support/files/pictures';
import { expect, test } from 'vitest';

const { removeLogo, showLogo } = companyRoutes;

test('a removed logo is no longer found, and removing it again succeeds', async () => {
  const { administrator, owner } = await createCompany();
  await sendLogo(owner, pngFile(20, 20));
  expect((await administrator.call(removeLogo)).json).toEqual({ message: 'Logoet er fjernet' });
  expect((await owner.call(showLogo)).status).toBe(404);
  expect((await owner.call(removeLogo)).status).toBe(200);
});

test('an employee may not remove it', async () => {
  const { employee, owner } = await createCompany();
  await sendLogo(owner, pngFile(20, 20));
  expect((await employee.call(removeLogo)).status).toBe(403);
  expect((await owner.call(showLogo)).status).toBe(200);
});
