import { authRoutes } from '@driftig/contracts/auth';
import { companyStore } from '@driftig/data/store';
import { cookieJar } from '@driftig/local-cloud/test-request';
import { call } from '@driftig/tests/support/call';
import { injectFaults, type Fault } from '@driftig/tests/support/faults';
import { meetBeforeCommit } from '@driftig/tests/support/meeting';
import { ulid } from 'ulid';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { house } from '../http/house.ts';

const newEmail = () => `mette@${ulid().toLowerCase()}.dk`;
const password = 'hemmelig-kode-1';
const companyName = 'Nordlys Event ApS';

/** An address of its own for each request, so that none counts for another. */
const somewhere = () => ({ 'x-viewer-address': ulid() });
const register = (body: Readonly<Record<string, unknown>>) =>
  call(authRoutes.registerCompany, { body, headers: somewhere() });
const logIn = (email: string) =>
  call(authRoutes.logIn, { body: { email, password }, headers: somewhere() });

/** The user names of the credentials that are made from here on. */
function watchCredentials(): readonly string[] {
  const made: string[] = [];
  const { identity } = house();
  const create = identity.create.bind(identity);
  vi.spyOn(identity, 'create').mockImplementation((username, secret) => {
    made.push(username);
    return create(username, secret);
  });
  return made;
}

/** What there is of a user name: credentials, a user, a company. */
async function tracesOf(username: string) {
  const { identity, accounts, table } = house();
  const [companyId = '', userId = ''] = username.split('.');
  const store = companyStore(table, { companyId, userId }, { now: '', newId: ulid });
  return {
    credentials: (await identity.verifyPassword(username, password)) !== undefined,
    user: (await accounts.findUser(companyId, userId)) !== undefined,
    company: await store.company.get().then(
      () => true,
      () => false,
    ),
  };
}
const whole = { credentials: true, user: true, company: true };
const nothing = { credentials: false, user: false, company: false };

/** The next transaction meets this fault. */
function withFault(fault: Fault): void {
  const faults = [fault];
  onTestFinished(injectFaults({ table: house().table, next: () => faults.shift() }));
}

test('a company registers, logs in, and both first-time forms are ahead', async () => {
  const email = newEmail();
  const answer = await register({ email, password, companyName });
  expect(answer.status).toBe(201);
  expect(answer.json).toEqual({
    message: 'Virksomheden og brugeren er oprettet! Du kan nu logge ind.',
  });
  expect(answer.cookies).toEqual([]);
  const cookies = cookieJar(await logIn(email));
  expect((await call(authRoutes.checkSession, { cookies })).json).toMatchObject({
    user: { email, userrole: 3, company: { name: companyName, plan: 'starter', currency: 'DKK' } },
  });
});

test.each(['starter', 'pro', 'enterprise'])(
  'the plan %s is the one that was chosen',
  async (plan) => {
    const email = newEmail();
    await register({ email, password, companyName, plan });
    expect((await logIn(email)).json).toMatchObject({ user: { company: { plan } } });
  },
);

describe('what is wrong is said at its field, and nothing is made', () => {
  const good = { email: 'mette@nordlysevent.dk', password, companyName };
  const noName = 'Virksomhedsnavn er påkrævet';
  test.each<[string, unknown, string]>([
    ['companyName', undefined, noName],
    ['companyName', '', noName],
    ['companyName', '   ', noName],
    ['companyName', 'x'.repeat(121), 'Højst 120 tegn.'],
    ['password', 'syvtegn', 'Mindst 8 tegn'],
    ['password', undefined, 'Mindst 8 tegn'],
    ['password', 'x'.repeat(257), 'Højst 256 tegn.'],
    ['password', ' hemmelig', 'Må ikke begynde eller slutte med mellemrum.'],
    ['email', 'mette', 'Indtast en gyldig email'],
    ['email', undefined, 'Indtast en gyldig email'],
    ['plan', 'gratis', 'Planen findes ikke.'],
    ['role', 'owner', 'Ukendt felt.'],
  ])('%s %j: %s', async (field, value, text) => {
    const made = watchCredentials();
    const answer = await register({ ...good, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: 'bad_input',
      message: text,
      fields: { [field]: text },
    });
    expect(made).toEqual([]);
  });
});

describe('an e-mail that is in use', () => {
  test('is refused, whatever its case, and leaves nothing', async () => {
    const email = newEmail();
    await register({ email, password, companyName });
    const made = watchCredentials();
    const answer = await register({ email: ` ${email.toUpperCase()} `, password, companyName });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({
      code: 'email_taken',
      message: 'Der findes allerede en bruger med denne e-mail.',
      fields: { email: 'E-mailen er allerede i brug.' },
    });
    expect(made).toEqual([]);
  });

  test('twice at once: one wins, and the other leaves nothing', async () => {
    const email = newEmail();
    const made = watchCredentials();
    onTestFinished(meetBeforeCommit(house().table, 2));
    const answers = await Promise.all(
      ['Først', 'Sidst'].map((name) => register({ email, password, companyName: name })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const traces = await Promise.all(made.map(tracesOf));
    expect(traces).toHaveLength(2);
    expect(traces).toEqual(expect.arrayContaining([whole, nothing]));
    expect((await logIn(email)).status).toBe(200);
  });
});

describe('when it fails midway', () => {
  test('before the company is written, nothing is left and the e-mail is free', async () => {
    const email = newEmail();
    const made = watchCredentials();
    withFault('lostRequest');
    expect((await register({ email, password, companyName })).status).toBe(500);
    expect(await Promise.all(made.map(tracesOf))).toEqual([nothing]);
    expect((await register({ email, password, companyName })).status).toBe(201);
  });

  test('after the company is written, it is whole and the owner can log in', async () => {
    const email = newEmail();
    const made = watchCredentials();
    withFault('lostAnswer');
    expect((await register({ email, password, companyName })).status).toBe(201);
    expect(await Promise.all(made.map(tracesOf))).toEqual([whole]);
    expect((await logIn(email)).status).toBe(200);
  });
});

test('an address registers 30 companies in a quarter of an hour, not one more', async () => {
  const headers = somewhere();
  for (let count = 0; count < 30; count += 1)
    await house().attempts.claim(
      `registration:${headers['x-viewer-address']}`,
      Math.floor(Date.now() / 1000),
      30,
    );
  const email = newEmail();
  const answer = await call(authRoutes.registerCompany, {
    body: { email, password, companyName },
    headers,
  });
  expect(answer.status).toBe(429);
  expect(await house().accounts.findByEmail(email)).toBeUndefined();
});

test('a very long e-mail is refused before anything looks at its letters', async () => {
  const answer = await register({ email: `a@${'.'.repeat(60_000)}`, password, companyName });
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ fields: { email: 'Højst 254 tegn.' } });
});
