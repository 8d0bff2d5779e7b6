import { companyRoutes } from '@driftig/contracts/company/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeAll, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const own = 'http://127.0.0.1:3000';
type Headers = Readonly<Record<string, string | undefined>>;

const change = (headers: Headers) =>
  company.owner.call(recordRoutes.createRecord, { body: { dType: 'tasks', name: 'Ny' }, headers });
const tasks = async () => (await company.store.records.list('tasks', {})).rows.length;

describe('a change is refused and not written when the browser says it comes from', () => {
  test.each<[string, Headers]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['no site: a link or a bookmark', { 'sec-fetch-site': 'none' }],
    ['another site, with our own origin', { 'sec-fetch-site': 'cross-site', origin: own }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['our host on another port', { origin: 'http://127.0.0.1:3001' }],
    ['a host that begins with ours', { origin: `${own}.evil.example` }],
    ['an opaque origin (null)', { origin: 'null' }],
  ])('%s', async (_where, headers) => {
    const before = await tasks();
    const answer = await change(headers);
    expect(answer.status).toBe(403);
    expect(answer.json).toMatchObject({
      code: 'cross_site',
      message: 'Handlingen kom fra en anden hjemmeside og er afvist.',
    });
    expect(await tasks()).toBe(before);
  });
});

describe('a change is written when it comes from', () => {
  test.each<[string, Headers]>([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: own }],
    ['our own origin, from a browser that says no more', { origin: own }],
    ['no browser at all', { origin: undefined }],
  ])('%s', async (_where, headers) => {
    expect((await change(headers)).status).toBe(201);
  });
});

test('a GET from another site is answered, because without CORS that site cannot read it', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const answer = await company.owner.call(companyRoutes.getCurrency, { headers });
  expect(answer.status).toBe(200);
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual(
    [],
  );
});
