import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { handler as acted } from '@driftig/functions/company/on-operator-acted';
import { handler as auth } from '@driftig/functions/auth/api';
import { services } from '@driftig/functions/pipeline/services';
import { runOperatorCommand } from '@driftig/local-cloud/operator/commands';
import { ulid } from 'ulid';
import { beforeEach, expect, test } from 'vitest';

import { wrongAppCode } from './support/company/app-codes.ts';
import { call, type CallInput } from './support/stack/call.ts';
import { createCompany, testPassword, type TestCompany } from './support/company/company.ts';
import { createResetToken } from './support/company/invitations.ts';
import { linesOf, writtenWhile } from './support/stack/log-lines.ts';
import { deliver, eventsOf } from './support/stack/mails.ts';
import { enrol } from './support/company/second-factor.ts';
import { openSocket, setUpLive } from './support/live/sockets.ts';

setUpLive();
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ plan: 'pro', companyName: 'Bjerregaards Havnebar' });
  await Promise.all([company.owner.session(), company.employee.session()]);
});

const person = {
  fullname: 'Lone Bjerregaard',
  email: 'lone.bjerregaard@havn.dk',
  phone: '87302010',
  address: 'Mindet 6',
  cpr: '010190-1234',
};
const network = '192.0.2.77';
const password = 'gul-cykel-i-regn';
const browser = 'Mozilla/5.0 (Lones iPhone)';
const headers = { 'x-viewer-address': network, 'user-agent': browser, referer: person.email };
const sentBy = (input: CallInput): CallInput => ({
  ...input,
  headers: { ...headers, ...input.headers },
});

/** All that a line may not hold, with what was made on the way. */
function personalIn(written: string, secrets: readonly string[]): readonly string[] {
  const { owner, employee } = company;
  const known = [owner, employee].flatMap(({ user }) => [user.email, user.name]);
  const all = [...Object.values(person), ...known, ...secrets, network, password, browser];
  return [...all, testPassword, 'Bjerregaard'].filter((one) => written.includes(one));
}

test('nothing personal and no secret is in any line, whatever is refused or done', async () => {
  const { owner, employee } = company;
  const { secret, recoveryCodes } = await enrol(owner);
  const token = await createResetToken(employee.user);
  const cookies = await owner.session();
  const { email } = owner.user;
  const { table, identity: pool } = services();
  const ask = (route: Parameters<typeof call>[0], input: CallInput) => call(route, sentBy(input));
  let count = 0;
  const written = await writtenWhile(async () => {
    const logIns = [
      { email: person.email, password },
      { email, password },
      { email, password: testPassword },
      { email, password: testPassword, code: wrongAppCode(secret) },
      { email, password: testPassword, code: recoveryCodes[0] },
      { email: person.fullname, password },
      { [person.email]: person.cpr, email, password },
    ];
    for (const body of logIns) await ask(authRoutes.logIn, { body });
    for (let time = 0; time < 12; time += 1)
      await ask(authRoutes.logIn, { body: { email: person.email, password } });
    const jar = { cookies: await company.administrator.session() };
    const { cookies: mine } = { cookies: await employee.session() };
    await ask(companyRoutes.getCompanySettings, { cookies: mine });
    await ask(recordRoutes.createRecord, { ...jar, body: { dType: 'customers', ...person } });
    await ask(recordRoutes.createRecord, { ...jar, body: { dType: person.fullname, ...person } });
    await ask(recordRoutes.createRecord, { ...jar, rawBody: JSON.stringify(person).slice(0, -1) });
    await ask(recordRoutes.importRecords, {
      ...jar,
      body: { dType: 'customers', lines: [{ [person.email]: 1 }, person.cpr] },
    });
    await ask(authRoutes.endOtherSessions, {
      ...jar,
      body: person,
      headers: { 'sec-fetch-site': 'cross-site', origin: `https://${person.email}` },
    });
    await ask(authRoutes.updatePassword, { body: { token: person.email, newPassword: password } });
    await ask(authRoutes.updatePassword, { body: { token, newPassword: password } });
    await ask(authRoutes.updatePassword, { body: { token, newPassword: password } });
    await ask(authRoutes.validateInvitation, { params: { token: person.fullname } });
    const change = { currentPassword: password, newPassword: password };
    await ask(authRoutes.changePassword, { ...jar, body: change });
    await expect(openSocket(owner, { origin: `https://${person.email}` })).rejects.toThrow(
      'refused',
    );
    await expect(openSocket(owner, { cookies: { name: person.fullname } })).rejects.toThrow(
      'refused',
    );
    const socket = await openSocket(company.administrator, { tab: person.email });
    for (const frame of [
      { action: 'typing', receiverId: [person.email] },
      { action: 'sendMessage', receiverId: person.fullname, message: 7, [person.email]: 1 },
    ]) {
      socket.send(frame);
      count += 1;
      await socket.next('refused', ({ action }) => action === frame.action);
    }
    await socket.close();
    const words = ['second-factor', company.administrator.user.email, 'SAG-1'];
    await runOperatorCommand({ table, pool }, words, new Date().toISOString());
    const { userId } = company.administrator.user;
    const [event] = await eventsOf('operatorActed', (payload) => payload.userId === userId);
    await deliver(acted, event);
  });
  expect(count).toBe(2);
  const secrets = [secret, ...recoveryCodes, token, ...Object.values(cookies)];
  expect(personalIn(written, secrets)).toEqual([]);
  const kinds = [...written.matchAll(/"kind":"(\w+)"/g)].map(([, kind]) => kind);
  expect([...new Set(kinds)].toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
    'code_wrong',
    'cross_site',
    'input_refused',
    'locked_out',
    'login',
    'login_failed',
    'operator',
    'password_changed',
    'password_wrong',
    'refused',
    'second_factor_off',
    'socket_refused',
    'token_wrong',
  ]);
});

test('line breaks in a path, a header or a field stay within one line', async () => {
  const forged = '\r\n{"level":"INFO","message":"security","kind":"login"}\u2028\n';
  const event = {
    version: '2.0',
    routeKey: `GET /auth/${forged}`,
    rawPath: `/auth/${forged}`,
    headers: { 'user-agent': forged, 'x-viewer-address': forged, referer: forged },
    cookies: [`__Host-driftig_session=${forged}`],
    requestContext: { requestId: forged, http: { method: 'GET', sourceIp: forged } },
  };
  const context = { awsRequestId: ulid(), getRemainingTimeInMillis: () => 10_000 };
  const lines = await linesOf(() =>
    (auth as unknown as (event: object, context: object) => Promise<unknown>)(event, context),
  );
  expect(lines.map((line) => line['message'])).toEqual(['refused', 'answered']);
  const sent = { email: `a${forged}@b.dk`, password: forged, [forged]: 1 };
  const refused = await linesOf(() =>
    call(authRoutes.logIn, { body: sent, headers: { ...headers, 'user-agent': forged } }),
  );
  expect(refused.map((line) => line['message'])).toEqual(['security', 'answered']);
});
