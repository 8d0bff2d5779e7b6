import { authRoutes } from '@driftig/contracts/auth/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { enrol } from '@driftig/tests/support/company/second-factor';
import { expect, test } from 'vitest';

test('the answer describes the caller alone', async () => {
  const { companyId, employee, administrator } = await createCompany();
  const stateOf = async (who: typeof employee) => (await who.call(authRoutes.getSecondFactor)).json;
  await enrol(employee);
  await changeCompany(companyId, { secondFactorRequired: true });
  expect(await stateOf(employee)).toEqual({
    on: true,
    requiredByCompany: true,
    recoveryCodesLeft: 10,
  });
  expect(await stateOf(administrator)).toMatchObject({ on: false, recoveryCodesLeft: 0 });
});
