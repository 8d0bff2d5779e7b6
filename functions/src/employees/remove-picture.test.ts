import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { pngFile, sendPicture } from '@driftig/tests/support/files/pictures';
import { expect, test } from 'vitest';

test('a removed picture is no longer found, and removing it again succeeds', async () => {
  const { employee } = await createCompany();
  await sendPicture(employee, pngFile(20, 20));
  for (const _ of ['once', 'twice'])
    expect((await employee.call(employeeRoutes.removePicture)).json).toEqual({
      message: 'Billedet er fjernet',
    });
  const params = { id: employee.user.userId };
  expect((await employee.call(employeeRoutes.showPicture, { params })).status).toBe(404);
});
