import { accessRules } from '@driftig/contracts/access';
import type { Route } from '@driftig/contracts/route';
import { userHeader } from '@driftig/contracts/user-header';
import { secondsOf } from '@driftig/data/commit';
import { companyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import type { User } from '@driftig/domain/auth/user';
import { mustHaveRoom, mustOpen, openPlan } from '@driftig/domain/company/plan';
import { danishDate } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';
import { ulid } from 'ulid';

import { header, settled, type Exchange } from './exchange.ts';
import type { House } from './house.ts';
import { readSessionCookies, sessionCookies } from './session-cookies.ts';
import type { TokenSubject } from './tokens.ts';

/** Session cookies -> verified token -> the user's own record -> actor, or not logged in. */
export async function recogniseActor(exchange: Exchange, house: House): Promise<Actor | undefined> {
  const session = await verifiedSession(exchange, house);
  if (session === undefined) return undefined;
  const { subject, renewed } = session;
  const user = await house.accounts.findUser(subject.companyId, subject.userId);
  if (user === undefined || !isWelcome(user, subject)) return undefined;
  exchange.cookies.push(...renewed);
  return actorOf(user);
}

interface Session {
  readonly subject: TokenSubject;
  /** The cookies that carry it on, where it had to be renewed. */
  readonly renewed: readonly string[];
}

/** An expired access token is renewed silently; the request it came with is not lost. */
async function verifiedSession(exchange: Exchange, house: House): Promise<Session | undefined> {
  const { access, refresh } = readSessionCookies(exchange.event.cookies);
  const known = access ? await house.tokens.verify(access) : undefined;
  if (known !== undefined) return { subject: known, renewed: [] };
  const tokens = refresh ? await house.identity.refresh(refresh) : undefined;
  if (tokens === undefined) return undefined;
  const subject = await house.tokens.verify(tokens.accessToken);
  return subject && { subject, renewed: sessionCookies(tokens) };
}

function isWelcome(user: User, subject: TokenSubject): boolean {
  return user.loginAllowed && subject.signedInAt >= secondsOf(user.sessionsFrom);
}

function actorOf(user: User): Actor {
  const { companyId, userId, email, name, role, bookkeeping } = user;
  return { companyId, userId, email, name, role, bookkeeping };
}

/** Lets the caller in or throws: not_logged_in without a session, forbidden without the right. */
export async function admit(exchange: Exchange, route: Route, house: House): Promise<void> {
  if (route.access === 'public') return;
  const actor = await recogniseActor(exchange, house);
  if (actor === undefined || !isOwnPage(exchange, actor)) throw new AppError('not_logged_in');
  if (!accessRules[route.access](actor)) throw new AppError('forbidden');
  exchange.actor = actor;
  exchange.store = companyStore(house.table, actor, {
    now: exchange.now,
    newId: ulid,
    idempotency: exchange.idempotency,
  });
}

/** A page that belongs to somebody else than the session: a tab from before another login. */
function isOwnPage({ event }: Exchange, actor: Actor): boolean {
  const owner = header(event, userHeader);
  return owner === undefined || owner === actor.userId;
}

/** The plan gate, in one place: 402 where the company's plan lacks what the route needs. */
export async function checkPlan(exchange: Exchange, route: Route): Promise<void> {
  if (route.plan === undefined) return;
  const company = await settled(exchange, 'store').company.get();
  const plan = openPlan(company, danishDate(exchange.now));
  if (route.plan === 'users') mustHaveRoom(plan, 'users', company.userCount);
  else if (route.plan !== 'invoices') mustOpen(plan, route.plan);
}
