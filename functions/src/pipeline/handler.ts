import type { FoundRows } from '@driftig/contracts/core/found-header';
import type { AnswerOf, InputOf, Route, RouteSpec } from '@driftig/contracts/core/route';
import type { CompanyStore, IdempotentStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import type { User } from '@driftig/domain/auth/user';
import type { DateText } from '@driftig/domain/dates';

import type { UploadedFile } from './request.ts';
import type { SecurityEvent, Who } from './security-events.ts';
import type { Services } from './services.ts';
import type { DeviceProof } from '../identity/known-devices.ts';
import type { OwnAccount } from '../identity/own-account.ts';

interface CommonContext<R extends RouteSpec> {
  readonly input: InputOf<R>;
  readonly files: ReadonlyMap<string, UploadedFile>;
  /** ISO UTC. */
  readonly now: string;
  /** The date in Europe/Copenhagen. */
  readonly today: DateText;
  /** A ULID: time-ordered, 26 characters. */
  readonly newId: () => string;
  /** Sends `x-next-cursor`; undefined on the last page. */
  readonly nextPage: (cursor: string | undefined) => void;
  /** Sends `x-found`: how many rows were searched for a page, and how many match. */
  readonly found: (rows: FoundRows) => void;
}

/** Context of routes behind the login: the actor, and the data of the actor's own company. */
interface MemberContext<R extends RouteSpec> {
  readonly actor: Actor;
  readonly store: R extends { readonly idempotent: true } ? IdempotentStore : CompanyStore;
}

interface DeviceContext {
  /** Sets the cookie by which this browser is known when the user logs in again; see known-devices.ts. */
  readonly rememberDevice: (user: User, proof: DeviceProof) => void;
}

/** Additional context of routes of the word auth. */
interface AccountContext extends DeviceContext {
  readonly account: OwnAccount;
  /** Sets the cookie of this session to a new secret, which its record knows by then. */
  readonly renewCookie: (secret: string) => void;
}

/** Additional context of routes of the word notifications. */
interface BrowserContext {
  /** The session of the browser that asks, as the actor's record has it. */
  readonly sessionId: string;
}

/** Context of a public route, which has no actor and no company. */
export interface PublicContext extends DeviceContext {
  readonly services: Services;
  /** The caller's network, as attempts are counted by it. */
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly setCookies: (cookies: readonly string[]) => void;
  /** Has the browser empty what the site stores there, also where no page of ours is open to do it. */
  readonly clearStorage: () => void;
  readonly requestCookies: readonly string[];
  /** Subject of a request without a session, for the security log. */
  readonly noteWho: (who: Who) => void;
  /** Event for the security log besides route and answer. */
  readonly note: (what: SecurityEvent) => void;
  readonly storeFor: (companyId: string, userId: string) => CompanyStore;
}

export type Context<R extends RouteSpec> = CommonContext<R> &
  (R['access'] extends 'public' ? PublicContext : MemberContext<R>) &
  (R extends { readonly access: 'member' | 'owner'; readonly word: 'auth' }
    ? AccountContext
    : unknown) &
  (R extends { readonly access: 'member'; readonly word: 'notifications' }
    ? BrowserContext
    : unknown);

/** One handler per file: it loads, applies a rule, commits and answers. No try, no status codes. */
export type Handler<R extends RouteSpec> = (context: Context<R>) => Promise<AnswerOf<R>>;

/** A handler per route of the word; leaving one out does not compile. */
export type HandlersOf<R extends Record<string, Route>> = {
  readonly [K in keyof R]: Handler<R[K]>;
};
