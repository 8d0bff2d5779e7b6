import { AppError } from '@driftig/domain/errors';
import type { AuditEntry, OutboxEvent } from '@driftig/domain/events';
import { isInHistory } from '@driftig/domain/history/history-text';
import type { Telling } from '@driftig/domain/notifications/occasion';

import type { Table } from './client.ts';
import { answerEntity, auditEntity, outboxEntity } from '../log/log.entities.ts';
import { sessionEndsRepository } from '../auth/session-ends.repository.ts';
import { withStamps } from './stamps.ts';
import type { TimeLeft } from './throttling.ts';
import { transact } from './transact.ts';
import { putOf, type Write } from './write.ts';

const day = 24 * 60 * 60;
export const outboxShards = 4;
/** DynamoDB's limit for the items of a transaction. */
const mostItems = 100;

/** Thrown for a repeated Idempotency-Key; the pipeline then answers with the stored answer. */
export class AlreadyAnswered extends Error {
  override readonly name = 'AlreadyAnswered';
}

/** Reads that a change makes stale, and the tab that made it, which knows already. */
interface StaleForOthers {
  readonly reads: readonly string[];
  readonly tab: string;
}

/** Actor and time of a change, and the Idempotency-Key that its answer is stored under. */
export interface CommitScope {
  readonly table: Table;
  readonly companyId: string;
  readonly userId: string;
  /** ISO UTC. */
  readonly now: string;
  readonly newId: () => string;
  readonly idempotency?: { readonly key: string; readonly request: string } | undefined;
  /** Reads that the change makes stale on other screens, which the live channel notifies. */
  readonly stale?: (() => StaleForOthers) | undefined;
  /** How long a throttled change may wait; ten seconds when left out. */
  readonly timeLeft?: TimeLeft | undefined;
}

export interface Change {
  readonly writes: readonly Write[];
  readonly audit: AuditEntry;
  /** Audit entries for other records' histories; each is another item. */
  readonly alsoAudited?: readonly AuditEntry[];
  readonly outbox?: readonly OutboxEvent[];
  /** Notifications of the change; its actor gets none. */
  readonly tells?: readonly Telling[];
  /** When given, contention is not retried but thrown as this error. */
  readonly onContention?: (() => Error) | undefined;
  /** Stored for 24 hours when the request has an Idempotency-Key. */
  readonly answer?: unknown;
}

/** A change of an idempotent route, which must store its answer for retries. */
export type AnsweredChange = Change & { readonly answer: unknown };

/**
 * Writes a change in one transaction: its conditional writes (aggregates among them), the audit
 * record, the outbox events and the answer to an Idempotency-Key. A failed condition is thrown as
 * the error of its write. More than 100 items are refused (400) before anything is sent. Contention is retried with jitter (conflict after twelve times), throttling
 * with a longer backoff (busy when the caller's time is up).
 */
export async function commit(scope: CommitScope, change: Change): Promise<void> {
  const writes = withStamps(scope.table, [
    ...idempotencyWrites(scope, change),
    ...change.writes,
    ...auditAndOutboxWrites(scope, change),
  ]);
  assertFits(writes.length);
  await transact(scope, writes, change.onContention);
}

/** Throws bad_input for a change that no transaction can write; rules with fields refuse most before. */
function assertFits(items: number): void {
  if (items <= mostItems) return;
  const message =
    'Det er for meget at gemme på én gang. Del det op i mindre dele. Der er ikke ændret noget.';
  throw new AppError('bad_input', { message, details: { items } });
}

function auditAndOutboxWrites(scope: CommitScope, change: Change): Write[] {
  const { audit, alsoAudited = [], outbox = [] } = change;
  const audits = [audit, ...alsoAudited].map((entry) => putOf(auditItem(scope, entry)));
  const tells = tellEvents(scope, change);
  const events = [...outbox, ...tells, ...staleEvents(scope)];
  const ends = sessionEndsRepository(scope.table, scope.companyId);
  return [
    ...audits,
    ...events.map((event) => putOf(outboxItem(scope, event))),
    ...ends.noteEnds(events, secondsOf(scope.now)),
  ];
}

function tellEvents({ userId: by }: CommitScope, { tells = [] }: Change): OutboxEvent[] {
  const others = tells
    .map((telling) => ({ ...telling, to: telling.to.filter((id) => id !== by) }))
    .filter(({ to }) => to.length > 0);
  return eventsOf(others).map((tellings) => ({ name: 'peopleToTell', payload: { by, tellings } }));
}

/**
 * The tellings by events: an event's id becomes its notifications', so a person is in at most one telling
 * of an event.
 */
function eventsOf(tells: readonly Telling[]): Telling[][] {
  const events: Telling[][] = [];
  for (const telling of tells) {
    const people = new Set(telling.to);
    const isFree = (event: readonly Telling[]) =>
      event.every(({ to }) => !to.some((id) => people.has(id)));
    const event = events.find(isFree);
    if (event === undefined) events.push([telling]);
    else event.push(telling);
  }
  return events;
}

function auditItem(scope: CommitScope, audit: AuditEntry) {
  const { table, companyId, now: at, userId: by, newId } = scope;
  const { order, customer, enquiry = '', ...entry } = audit;
  const subject = enquiry === '' ? entry.subject : `enquiries ${enquiry}`;
  const shown = isInHistory(entry.action);
  return auditEntity(table).create({
    companyId,
    eventId: newId(),
    at,
    by,
    ...entry,
    historyOf: shown ? subject : '',
    orderNumber: shown && order !== undefined ? String(order) : '',
    customerId: shown ? (customer ?? '') : '',
  });
}

/** Written in the transaction, so that no screen is notified of a change that failed. */
function staleEvents({ stale }: CommitScope): OutboxEvent[] {
  const { reads, tab } = stale?.() ?? { reads: [], tab: '' };
  return reads.length === 0 ? [] : [{ name: 'companyChanged', payload: { reads, tab } }];
}

/** The outbox item of an event. */
export function outboxItem(scope: Omit<CommitScope, 'userId'>, event: OutboxEvent) {
  const { table, companyId, now: at, newId } = scope;
  const eventId = newId();
  return outboxEntity(table).create({
    shard: shardOf(eventId),
    eventId,
    name: event.name,
    companyId,
    at,
    payload: { ...event.payload },
    expiresAt: secondsOf(at) + 14 * day,
  });
}

/** The last letter of an id is random, which spreads events evenly over the shards. */
function shardOf(id: string): string {
  return String((id.codePointAt(id.length - 1) ?? 0) % outboxShards);
}

/**
 * These come first, because a repeated key must be reported rather than the other conditions that it
 * makes fail. TTL removes expired answers only within days, so an expired one is overwritten.
 */
function idempotencyWrites(scope: CommitScope, change: Change): Write[] {
  const { idempotency, companyId, userId } = scope;
  if (idempotency === undefined) return [];
  if (change.answer === undefined)
    throw new Error('The change of an idempotent route has no answer');
  const now = secondsOf(scope.now);
  const item = answerEntity(scope.table)
    .put({
      companyId,
      userId,
      key: idempotency.key,
      request: idempotency.request,
      answer: change.answer,
      expiresAt: now + day,
    })
    .where((kept, op) => `${op.notExists(kept.key)} OR ${op.lte(kept.expiresAt, now)}`);
  return [putOf(item, () => new AlreadyAnswered())];
}

export function secondsOf(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000);
}
