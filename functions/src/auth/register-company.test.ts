import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyStore } from '@driftig/data/store';
import { invitationDates } from '@driftig/domain/auth/invitation';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { call } from '@driftig/tests/support/stack/call';
import { injectFaults, type Fault } from '@driftig/tests/support/stack/faults';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { createCompany } from '@driftig/tests/support/company/company';
import { createInvited } from '@driftig/tests/support/company/invitations';
import { eventsOf } from '@driftig/tests/support/stack/mails';
import { ulid } from 'ulid';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { services } from '../pipeline/services.ts';

const newEmail = () => `mette@${ulid().toLowerCase()}.dk`;
const password = 'hemmelig-kode-1';
const companyName = 'Nordlys Event ApS';

/** A new address for each request, so that their attempt counts do not add up. */
const newAddress = () => ({ 'x-viewer-address': ulid().toLowerCase() });
const register = (body: Readonly<Record<string, unknown>>) =>
  call(authRoutes.registerCompany, { body, headers: newAddress() });
const logIn = (email: string) =>
  call(authRoutes.logIn, { body: { email, password }, headers: newAddress() });

/** Collects the user names of all credentials created from now on. */
function watchCredentials(): readonly string[] {
  const made: string[] = [];
  const { identity } = services();
  const create = identity.create.bind(identity);
  vi.spyOn(identity, 'create').mockImplementation((username, secret) => {
    made.push(username);
    return create(username, secret);
  });
  return made;
}

/** Which of credentials, user and company exist for a user name. */
async function tracesOf(username: string) {
  const { identity, accounts, table } = services();
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

/** Makes the next transaction fail with this fault. */
function withFault(fault: Fault): void {
  const faults = [fault];
  onTestFinished(injectFaults({ table: services().table, next: () => faults.shift() }));
}

test('a company registers and logs in, and both first-time forms are open', async () => {
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

test.each(['starter', 'pro', 'enterprise'])('the chosen plan %s is stored', async (plan) => {
  const email = newEmail();
  await register({ email, password, companyName, plan });
  expect((await logIn(email)).json).toMatchObject({ user: { company: { plan } } });
});

describe('a missing or wrong field is refused at its field, and nothing is created', () => {
  const good = { email: 'mette@nordlysevent.dk', password, companyName };
  test.each<[string, unknown, string]>([
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

test.each([
  ['Trustno1', /alle prøver først/],
  ['nordlysevent2026', /virksomhedens navn/],
  ['abcdefgh', /mønster/],
])('the password %s is refused with a word why, and nothing is created', async (typed, why) => {
  const made = watchCredentials();
  const answer = await register({ email: newEmail(), password: typed, companyName });
  expect(answer).toMatchObject({
    status: 400,
    json: { fields: { password: expect.stringMatching(why) } },
  });
  expect(made).toEqual([]);
});

describe('an e-mail that is in use', () => {
  const created = {
    status: 201,
    json: { message: 'Virksomheden og brugeren er oprettet! Du kan nu logge ind.' },
    cookies: [],
  };
  const repeatsOf = (email: string) =>
    eventsOf('registrationRepeated', (payload) => payload.email === email);

  test('gets the same answer, in upper or lower case, and creates nothing but credentials', async () => {
    const email = newEmail();
    const first = await register({ email, password, companyName });
    const made = watchCredentials();
    const again = await register({ email: ` ${email.toUpperCase()} `, password, companyName });
    expect(first).toMatchObject(created);
    expect(again).toMatchObject(created);
    expect(Object.keys(again.headers)).toEqual(Object.keys(first.headers));
    expect(await Promise.all(made.map(tracesOf))).toEqual([{ ...nothing, credentials: true }]);
    expect((await repeatsOf(email)).map(({ payload }) => payload)).toEqual([
      { email, username: made[0] },
    ]);
    expect((await logIn(email)).json).toMatchObject({ user: { company: { name: companyName } } });
  });

  test('registered twice at once: one wins, both get the same answer, and the other is published as an event', async () => {
    const email = newEmail();
    const made = watchCredentials();
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all(
      ['Først', 'Sidst'].map((name) => register({ email, password, companyName: name })),
    );
    for (const answer of answers) expect(answer).toMatchObject(created);
    const traces = await Promise.all(made.map(tracesOf));
    expect(traces).toHaveLength(2);
    expect(traces).toEqual(expect.arrayContaining([whole, { ...nothing, credentials: true }]));
    expect(await repeatsOf(email)).toHaveLength(1);
    expect((await logIn(email)).status).toBe(200);
  });

  test('by an invitation gets the same answer with a company name, and stays an invitation', async () => {
    const company = await createCompany();
    const user = await createInvited(company);
    const answer = await register({ email: user.email, password, companyName });
    expect(answer).toMatchObject(created);
    expect(await repeatsOf(user.email)).toHaveLength(1);
    expect((await company.store.users.get(user.userId)).status).toBe('invited');
  });
});

describe('without a company name', () => {
  const asked = {
    status: 201,
    json: { message: 'Er du inviteret, har vi sendt dig et link.' },
    cookies: [],
  };

  test('every e-mail gets the same answer, and no user is created', async () => {
    const company = await createCompany();
    const day = 24 * 60 * 60 * 1000;
    const old = invitationDates(new Date(Date.now() - 14 * day).toISOString());
    const invited = await createInvited(company);
    const others = [
      newEmail(),
      company.owner.user.email,
      (await createInvited(company, old)).email,
    ];
    const made = watchCredentials();
    const set = vi.spyOn(services().identity, 'setPassword');
    for (const email of [invited.email, ...others])
      expect(await register({ email, password })).toMatchObject(asked);
    expect([made, set.mock.calls]).toEqual([[], []]);
    expect((await company.store.users.get(invited.userId)).status).toBe('invited');
    expect((await logIn(invited.email)).status).toBe(401);
  });

  test.each(['', '  ', null, undefined])(
    'which may be %j, and without a password',
    async (name) => {
      expect(await register({ email: newEmail(), companyName: name })).toMatchObject(asked);
    },
  );

  test('only the consumer of the event looks the e-mail up', async () => {
    const email = newEmail();
    const looked = vi.spyOn(services().accounts, 'findByEmail');
    await register({ email: ` ${email.toUpperCase()}` });
    expect(looked).not.toHaveBeenCalled();
    const events = await eventsOf('invitationRequested', (payload) => payload.email === email);
    expect(events).toHaveLength(1);
  });
});

describe('when the transaction fails', () => {
  test('before it is written, nothing is left and the e-mail is free', async () => {
    const email = newEmail();
    const made = watchCredentials();
    withFault('lostRequest');
    expect((await register({ email, password, companyName })).status).toBe(500);
    expect(await Promise.all(made.map(tracesOf))).toEqual([nothing]);
    expect((await register({ email, password, companyName })).status).toBe(201);
  });

  test('after it is written, the company is complete and the owner can log in', async () => {
    const email = newEmail();
    const made = watchCredentials();
    withFault('lostAnswer');
    expect((await register({ email, password, companyName })).status).toBe(201);
    expect(await Promise.all(made.map(tracesOf))).toEqual([whole]);
    expect((await logIn(email)).status).toBe(200);
  });
});

test('an address can register 30 companies in 15 minutes', async () => {
  const headers = newAddress();
  for (let count = 0; count < 30; count += 1)
    await services().attempts.countAttempt(
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
  expect(await services().accounts.findByEmail(email)).toBeUndefined();
});

test('an e-mail can be tried five times in 15 minutes, from whatever addresses', async () => {
  const email = newEmail();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await register({ email, password, companyName })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test('spelling its domain otherwise buys no more tries', async () => {
  const domain = `${ulid().toLowerCase()}.dk`;
  const wide = String.fromCodePoint((domain.codePointAt(1) ?? 0) + 0xfee0);
  const other = `mette@${domain[0]}${wide}${domain.slice(2)}`;
  for (let time = 0; time < 5; time += 1)
    expect((await register({ email: `mette@${domain}`, password, companyName })).status).toBe(201);
  expect((await register({ email: other, password, companyName })).status).toBe(429);
});

test('a very long e-mail is refused before it is parsed', async () => {
  const answer = await register({ email: `a@${'.'.repeat(60_000)}`, password, companyName });
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ fields: { email: 'Højst 254 tegn.' } });
});
