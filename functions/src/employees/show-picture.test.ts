import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { pngFile, sendPicture } from '@driftig/tests/support/files/pictures';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

const show = (who: Caller, id: string) => who.call(employeeRoutes.showPicture, { params: { id } });

test('colleagues see it, and no browser keeps it', async () => {
  const { employee, administrator } = await createCompany();
  await sendPicture(administrator, pngFile(20, 20));
  const shown = await show(employee, administrator.user.userId);
  expect(shown.status).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
  });
});

test('another company does not see it', async () => {
  const [ours, others] = [await createCompany(), await createCompany()];
  await sendPicture(ours.employee, pngFile(20, 20));
  expect((await show(others.owner, ours.employee.user.userId)).status).toBe(404);
});

test('it is not found (404) for a user without one and for an unknown user', async () => {
  const { owner, employee } = await createCompany();
  for (const id of [employee.user.userId, ulid()]) expect((await show(owner, id)).status).toBe(404);
});
