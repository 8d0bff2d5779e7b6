import { authRoutes } from '@driftig/contracts/auth/routes';
import type { Route } from '@driftig/contracts/core/route';
import type { User } from '@driftig/domain/auth/user';
import { services } from '@driftig/functions/pipeline/services';
import { ensureBuilt } from '@driftig/local-cloud/build/build-all';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { addPerson, createCompany, testPassword } from '@driftig/tests/support/company/company';
import { createInvited, createInvitationToken } from '@driftig/tests/support/company/invitations';
import { changeUser } from '@driftig/tests/support/company/users';
import { ulid } from 'ulid';

import { quantile, formatFigures, type Figure } from './figures.ts';
import { askBuiltFunctions, startMeasuredStack } from './served.ts';

/**
 * Checks for user enumeration: whether status, text or time of an answer reveals that an e-mail has
 * a user. Each try is made for a known and for an unknown e-mail in turn, so that other load on the
 * machine affects both alike.
 */
const tries = 200;
const warmUp = 20;
const say = (line: string) => process.stderr.write(`${line}\n`);

interface Pair {
  readonly name: string;
  readonly route: Route;
  /** The bodies with a known e-mail or token, one for each try. */
  readonly known: readonly object[];
  readonly unknown: (index: number) => object;
}

const unknownEmail = () => `ingen@${ulid().toLowerCase()}.dk`;

async function makePairs(): Promise<Pair[]> {
  const company = await createCompany();
  const { employee, store } = company;
  const users = await makeSeries(async (): Promise<User> => {
    const userId = ulid();
    const user = { ...employee.user, userId, email: `kendt@${userId.toLowerCase()}.dk` };
    await addPerson(store, user);
    await services().identity.create(`${user.companyId}.${userId}`, testPassword);
    return user;
  });
  const closed = await makeSeries(async (index) => {
    const user = { ...employee.user, userId: ulid(), email: `lukket${index}@${ulid()}.dk` };
    const shut: User = { ...user, email: user.email.toLowerCase(), loginAllowed: false };
    await addPerson(store, shut);
    await services().identity.create(`${shut.companyId}.${shut.userId}`, testPassword);
    return shut;
  });
  const usedTokens = await makeSeries(async () => {
    const user = await createInvited(company);
    const token = await createInvitationToken(user);
    await changeUser(user, { status: 'active' });
    return token;
  });
  const wrong = { password: 'forkert-kode-1' };
  const right = { password: testPassword };
  const founding = { ...right, companyName: 'En anden ApS' };
  const signUp = { fullName: 'Freja Holm', phone: '20146005', ...right };
  return [
    {
      name: 'Log in, wrong password',
      route: authRoutes.logIn,
      known: users.map(({ email }) => ({ email, ...wrong })),
      unknown: () => ({ email: unknownEmail(), ...wrong }),
    },
    {
      name: 'Log in, right password of who may not',
      route: authRoutes.logIn,
      known: closed.map(({ email }) => ({ email, ...right })),
      unknown: () => ({ email: unknownEmail(), ...right }),
    },
    {
      name: 'Ask for a new password',
      route: authRoutes.requestPasswordReset,
      known: users.map(({ email }) => ({ email })),
      unknown: () => ({ email: unknownEmail() }),
    },
    {
      name: 'Register a company',
      route: authRoutes.registerCompany,
      known: users.map(({ email }) => ({ email, ...founding })),
      unknown: () => ({ email: unknownEmail(), ...founding }),
    },
    {
      name: 'Register without a company',
      route: authRoutes.registerCompany,
      known: users.map(({ email }) => ({ email, ...right })),
      unknown: () => ({ email: unknownEmail(), ...right }),
    },
    {
      name: 'Sign up with a used token',
      route: authRoutes.completeSignUp,
      known: usedTokens.map((token) => ({ ...signUp, token })),
      unknown: () => ({ ...signUp, token: ulid() }),
    },
  ];
}

async function makeSeries<T>(make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < tries + warmUp) made.push(await make(made.length));
  return made;
}

const ask = askBuiltFunctions();

interface Timed {
  readonly ms: number;
  readonly said: string;
}

async function askOnce(route: Route, body: object): Promise<Timed> {
  const from = performance.now();
  const answer = await ask(route, { body, headers: { 'x-viewer-address': ulid() } });
  return { ms: performance.now() - from, said: comparableAnswer(answer) };
}

/** The answer without what differs between any two. */
function comparableAnswer({ status, headers, cookies, json }: TestAnswer): string {
  const { requestId: _, ...body } = json as Record<string, unknown>;
  return JSON.stringify([status, Object.keys(headers).toSorted(), cookies, body]);
}

async function measure({ name, route, known, unknown }: Pair): Promise<Figure[]> {
  const [somebody, no]: [Timed[], Timed[]] = [[], []];
  for (const [index, body] of known.entries()) {
    const turns = [
      async () => somebody.push(await askOnce(route, body)),
      async () => no.push(await askOnce(route, unknown(index))),
    ];
    for (const turn of index % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  const median = (all: readonly Timed[]) =>
    quantile(
      all.slice(warmUp).map(({ ms }) => ms),
      0.5,
    );
  const [ofSomebody, ofNobody] = [median(somebody), median(no)];
  const difference = Math.abs(ofSomebody - ofNobody) / Math.max(ofSomebody, ofNobody);
  const answers = new Set([...somebody, ...no].map(({ said }) => said));
  return [
    { name: `${name}: somebody, p50`, measured: ofSomebody, unit: 'ms' },
    { name: `${name}: nobody, p50`, measured: ofNobody, unit: 'ms' },
    { name: `${name}: difference`, measured: difference * 100, unit: '%', target: 20 },
    { name: `${name}: different answers`, measured: answers.size, unit: 'times', target: 1 },
  ];
}

await ensureBuilt(() => say('Building ...'));
const stop = await startMeasuredStack();
try {
  say(`Making ${tries + warmUp} people of each kind ...`);
  const figures: Figure[] = [];
  for (const pair of await makePairs()) figures.push(...(await measure(pair)));
  process.stdout.write(`${formatFigures(figures)}\n`);
} finally {
  await stop();
}
