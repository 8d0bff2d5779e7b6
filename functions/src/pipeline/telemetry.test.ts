import { Metrics } from '@aws-lambda-powertools/metrics';
import { authRoutes } from '@driftig/contracts/auth/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { call } from '@driftig/tests/support/stack/call';
import {
  createCompany,
  testPassword,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { injectFaults } from '@driftig/tests/support/stack/faults';
import { linesOf, type LogLine } from '@driftig/tests/support/stack/log-lines';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import type { HttpRequest, Reply } from './request.ts';
import { services } from './services.ts';
import { logAnswer } from './telemetry.ts';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
  await company.owner.session();
});

const person = {
  fullname: 'Lone Bjerregaard',
  email: 'lone@havn.dk',
  phone: '87302010',
  address: 'Mindet 6',
};
const address = '192.0.2.77';

/** The personal data and tokens found in the lines. */
function personalIn(lines: readonly LogLine[]): readonly string[] {
  const said = JSON.stringify(lines);
  const { email, name } = company.owner.user;
  const secrets = [...Object.values(person), email, name, testPassword, address];
  const tokens = said.match(/driftig_(access|refresh)|eyJ/g) ?? [];
  return [...secrets.filter((secret) => said.includes(secret)), ...tokens];
}

describe('a request is logged in one line', () => {
  test('with its id, route, status, duration and the ids of company and user', async () => {
    const before = performance.now();
    const lines = await linesOf(() => company.owner.call(recordRoutes.listProducts));
    const took = performance.now() - before;
    const milliseconds = Number(lines[0]?.['milliseconds']);
    expect(milliseconds).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThan(took + 0.1);
    expect(lines).toMatchObject([
      {
        level: 'INFO',
        message: 'answered',
        requestId: expect.stringMatching(/^[\w-]{36}$/),
        route: 'listProducts',
        status: 200,
        companyId: company.companyId,
        userId: company.owner.user.userId,
      },
    ]);
  });

  test('with how long it took, in tenths of a millisecond, which is also measured', async () => {
    const added = vi.spyOn(Metrics.prototype, 'addMetric');
    vi.spyOn(performance, 'now').mockReturnValue(1234.56);
    const request = { requestId: 'r', startedAt: 1000 } as HttpRequest;
    const lines = await linesOf(async () =>
      logAnswer(request, recordRoutes.listProducts, {} as Reply, 200),
    );
    expect(lines[0]).toMatchObject({ milliseconds: 234.6 });
    expect(added.mock.calls).toEqual([
      ['requests', 'Count', 1],
      ['duration', 'Milliseconds', 234.6],
    ]);
  });

  test('with the request id that the answer has', async () => {
    let requestId: string | undefined;
    const lines = await linesOf(async () => {
      const answer = await call(recordRoutes.listProducts);
      requestId = answer.headers['x-request-id'];
    });
    expect(requestId).toBeDefined();
    expect(lines.map((line) => line['requestId'])).toEqual([requestId, requestId]);
  });
});

describe('nothing personal is logged', () => {
  test('when a customer is saved', async () => {
    const body = { dType: 'customers', ...person };
    const lines = await linesOf(() => company.owner.call(recordRoutes.createRecord, { body }));
    expect(personalIn(lines)).toEqual([]);
  });

  test('when input is refused', async () => {
    const body = { dType: 'customers', ...person, cvr: '12345678' };
    const lines = await linesOf(() => company.owner.call(recordRoutes.createRecord, { body }));
    expect(lines.map((line) => line['message'])).toEqual(['security', 'refused', 'answered']);
    expect(personalIn(lines)).toEqual([]);
  });

  test('when a body cannot be read', async () => {
    const rawBody = JSON.stringify(person).slice(0, -1);
    const input = { rawBody, headers: { 'content-type': 'application/json' } };
    const lines = await linesOf(() => company.owner.call(recordRoutes.createRecord, input));
    expect(personalIn(lines)).toEqual([]);
  });

  test('when a user logs in, or fails to', async () => {
    const headers = { 'x-viewer-address': address };
    const { email } = company.owner.user;
    const lines = await linesOf(async () => {
      await call(authRoutes.logIn, { headers, body: { email, password: testPassword } });
      await call(authRoutes.logIn, { headers, body: { email: person.email, password: 'x' } });
    });
    expect(lines.map((line) => line['message'])).toEqual([
      'security',
      'answered',
      'security',
      'refused',
      'answered',
    ]);
    expect(personalIn(lines)).toEqual([]);
  });

  test('when a request fails, but the error itself is', async () => {
    const stop = injectFaults({ table: services().table, next: () => 'lostRequest' });
    onTestFinished(stop);
    const body = { dType: 'customers', ...person };
    const lines = await linesOf(() => company.owner.call(recordRoutes.createRecord, { body }));
    expect(lines).toMatchObject([
      { level: 'ERROR', message: 'failed', error: { message: 'The request was lost' } },
      { status: 500 },
    ]);
    expect(personalIn(lines)).toEqual([]);
  });
});
