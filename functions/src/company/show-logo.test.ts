import { companyRoutes } from '@driftig/contracts/company/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { pngFile, sendLogo } from '@driftig/tests/support/files/pictures';
import { expect, test } from 'vitest';

const { showLogo } = companyRoutes;

test('the logo is not visible to other companies', async () => {
  const [{ owner }, other] = await Promise.all([createCompany(), createCompany()]);
  await sendLogo(owner, pngFile(20, 20));
  expect((await other.owner.call(showLogo)).status).toBe(404);
});
