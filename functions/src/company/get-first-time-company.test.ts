import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany } from '@driftig/tests/support/company/company';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

test('firstTimeSetup is true until the settings are saved once', async () => {
  const credentials = { email: `mette@${ulid()}.dk`, password: 'hemmelig-kode-1' };
  const headers = { 'x-viewer-address': ulid() };
  const body = { ...credentials, companyName: 'Nordlys' };
  await call(authRoutes.registerCompany, { body, headers });
  const cookies = cookieJar(await call(authRoutes.logIn, { body: credentials, headers }));
  const ask = async () => (await call(companyRoutes.getFirstTimeCompany, { cookies })).json;
  expect(await ask()).toEqual({ firstTimeSettup: true });
  const settings = { gemail: 'a@b.dk', gcvr: '13748136', invoiceactualnumber: 1, currency: 'DKK' };
  await call(companyRoutes.updateCompanySettings, { cookies, body: settings });
  expect(await ask()).toEqual({ firstTimeSettup: false });
});

test('employees may read it too', async () => {
  const { employee } = await createCompany();
  const answer = await employee.call(companyRoutes.getFirstTimeCompany);
  expect(answer.json).toEqual({ firstTimeSettup: false });
});
