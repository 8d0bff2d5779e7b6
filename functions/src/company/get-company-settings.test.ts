import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { createCompany } from '@driftig/tests/support/company/company';
import { call } from '@driftig/tests/support/stack/call';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

test('the first element has the settings and the next free invoice number', async () => {
  const { administrator } = await createCompany();
  const { json } = await administrator.call(companyRoutes.getCompanySettings);
  expect(json).toEqual([
    expect.objectContaining({
      gcompanyname: 'Prøve ApS',
      gcvr: '13748136',
      regnumber: '1234',
      kontonumber: '0012345678',
      invoiceactualnumber: 1,
      depprice: 0,
      tax: 25,
      currency: 'DKK',
      version: 1,
    }),
  ]);
});

test('the phone is that of the welcome form until the settings are saved', async () => {
  const credentials = { email: `mette@${ulid()}.dk`, password: 'hemmelig-kode-1' };
  const headers = { 'x-viewer-address': ulid() };
  const register = { ...credentials, companyName: 'Nordlys' };
  await call(authRoutes.registerCompany, { body: register, headers });
  const cookies = cookieJar(await call(authRoutes.logIn, { body: credentials, headers }));
  const person = { fullName: 'Mette Lindqvist', phone: '86123456', mobile: '20304050' };
  await call(companyRoutes.saveFirstTimeUser, { cookies, body: person });
  const ask = async () => (await call(companyRoutes.getCompanySettings, { cookies })).json;
  expect(await ask()).toMatchObject([{ gphone: '86123456' }]);
  const settings = { gemail: 'a@b.dk', gcvr: '13748136', invoiceactualnumber: 1, currency: 'DKK' };
  await call(companyRoutes.updateCompanySettings, { cookies, body: { ...settings, gphone: '' } });
  expect(await ask()).toMatchObject([{ gphone: '' }]);
});

test('employees may not read them', async () => {
  const { employee } = await createCompany();
  expect((await employee.call(companyRoutes.getCompanySettings)).status).toBe(403);
});
