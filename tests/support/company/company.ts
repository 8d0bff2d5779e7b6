import type { Role } from '@driftig/contracts/core/access';
import type { Plan } from '@driftig/contracts/core/plans';
import type { Route } from '@driftig/contracts/core/route';
import { userEntity } from '@driftig/data/auth/auth.entities';
import { secondsOf } from '@driftig/data/core/commit';
import { companyStore } from '@driftig/data/store';
import type { CompanyStore } from '@driftig/data/store';
import { newCompany } from '@driftig/domain/auth/registration';
import type { User } from '@driftig/domain/auth/user';
import type { Company } from '@driftig/domain/company/settings';
import { services } from '@driftig/functions/pipeline/services';
import { hashOf, newSecret } from '@driftig/functions/identity/secrets';
import { sessionCookie } from '@driftig/functions/identity/session-cookies';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { ulid } from 'ulid';

import { call } from '../stack/call.ts';
import type { CallInput } from '../stack/call.ts';

/** A user who sends requests with a session, as the browser does. */
export interface Caller {
  readonly user: User;
  /** The session cookies; the user logs in on first use. */
  readonly session: () => Promise<Readonly<Record<string, string>>>;
  /** The cookies of one more session, as on another device. */
  readonly newSession: () => Promise<Readonly<Record<string, string>>>;
  readonly call: (route: Route, input?: CallInput) => Promise<TestAnswer>;
}

export interface TestCompany {
  readonly companyId: string;
  readonly owner: Caller;
  readonly administrator: Caller;
  readonly employee: Caller;
  /** The company's data in the owner's name, to prepare what a test needs. */
  readonly store: CompanyStore;
}

interface CompanyOptions {
  readonly plan?: Plan;
  readonly companyName?: string;
}

export const testPassword = 'hemmelig-kode-1';

/**
 * A company of its own for a test, past its first-time forms: an owner, an administrator and an
 * employee. Only the owner has the permission "bookkeeping".
 */
export async function createCompany(options: CompanyOptions = {}): Promise<TestCompany> {
  const companyId = ulid();
  const now = new Date().toISOString();
  const founded = newCompany({
    companyId,
    userId: ulid(),
    companyName: options.companyName ?? 'Prøve ApS',
    email: `ejer@${companyId.toLowerCase()}.dk`,
    plan: options.plan ?? 'enterprise',
    now,
  });
  const users = {
    owner: { ...founded.owner, name: 'Mette Prøve', phone: '20304050', firstTime: false },
    administrator: colleagueOf(founded.owner, 'administrator', 'Anders And'),
    employee: colleagueOf(founded.owner, 'employee', 'Jonas Bak'),
  };
  const { table, accounts } = services();
  const store = companyStore(table, founded.owner, { now, newId: ulid });
  await store.commit({
    writes: accounts.register(withUsualSettings(founded.company), users.owner),
    audit: { action: 'auth.registered', subject: `company ${companyId}` },
  });
  for (const user of [users.administrator, users.employee]) await addPerson(store, user);
  return {
    companyId,
    owner: callerFor(users.owner),
    administrator: callerFor(users.administrator),
    employee: callerFor(users.employee),
    store,
  };
}

/** Adds a person without regard to the plan's limit. */
export async function addPerson(store: CompanyStore, person: User): Promise<void> {
  await store.commit({
    writes: store.employees.add(person, 'enterprise'),
    audit: { action: 'auth.joined', subject: `user ${person.userId}` },
  });
}

/** One more active person of a company, who can send requests. */
export async function addCaller(company: TestCompany, name: string): Promise<Caller> {
  const user = colleagueOf(company.owner.user, 'employee', name);
  const email = `${user.userId.toLowerCase()}@${user.email.split('@')[1]}`;
  await addPerson(company.store, { ...user, email });
  return callerFor({ ...user, email });
}

/** The company with its settings filled in, the first-time form done, and logins by password alone. */
function withUsualSettings(company: Company): Company {
  const address = { address: 'Havnegade 4', zipcode: '8000', town: 'Aarhus C' };
  const bank = { bankName: 'Prøvebanken', regNumber: '1234', accountNumber: '0012345678' };
  const settings = { ...company.settings, ...address, ...bank, cvr: '13748136', phone: '86123456' };
  // As companies are that were there before two-step login was required of managers.
  const { secondFactorOf: _, ...before } = company;
  return {
    ...before,
    firstTimeSetup: false,
    secondFactorRequired: false,
    secondFactorFrom: '',
    settings,
  };
}

function colleagueOf(owner: User, role: Role, name: string): User {
  const email = `${role}@${owner.email.split('@')[1]}`;
  return { ...owner, userId: ulid(), email, name, role, bookkeeping: false, firstTime: false };
}

/**
 * Logging in is the slowest part, so a caller does it on the first request, and again after logging
 * out.
 */
function callerFor(user: User): Caller {
  let credentials: Promise<void> | undefined;
  let loggedIn: ReturnType<Caller['session']> | undefined;
  const newSession = async () => {
    await (credentials ??= services().identity.create(usernameOf(user), testPassword));
    return createSession(user);
  };
  const session = () => (loggedIn ??= newSession());
  return {
    user,
    session,
    newSession,
    call: async (route, input) => {
      const answer = await call(route, { cookies: await session(), ...input });
      // Both end the session that the request came with.
      const endsSession = route.key === 'logOut' || route.key === 'logIn';
      if (endsSession && answer.status === 200) loggedIn = undefined;
      else if (loggedIn && input?.cookies === undefined) loggedIn = renewedBy(answer, loggedIn);
      return answer;
    },
  };
}

/** The session as the browser has it after an answer, which may have renewed its secret. */
async function renewedBy(
  answer: TestAnswer,
  before: ReturnType<Caller['session']>,
): ReturnType<Caller['session']> {
  const cookies = answer.cookies.filter((cookie) => cookie.startsWith('__Host-driftig_session='));
  return cookieJar({ cookies }, await before);
}

const usernameOf = ({ companyId, userId }: User) => `${companyId}.${userId}`;

/**
 * Another session of a user. It bypasses the login route, so it counts in no rate
 * limit and in no transaction that a test watches.
 */
export async function createSession(
  user: User,
  { device = 'Ukendt enhed', now = new Date().toISOString() } = {},
): Promise<Record<string, string>> {
  const secret = newSecret();
  const [id, startedAt] = [hashOf(secret), secondsOf(now)];
  await userEntity(services().table)
    .patch({ companyId: user.companyId, userId: user.userId })
    .data((item, op) => op.set(item.sessions[id], { startedAt, lastSeenAt: startedAt, device }))
    .go();
  return cookieJar({ cookies: [sessionCookie(user, secret)] });
}
