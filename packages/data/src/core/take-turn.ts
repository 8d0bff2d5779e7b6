import { AppError } from '@driftig/domain/errors';
import { ulid } from 'ulid';

import { runInSequence } from './run-in-sequence.ts';
import { timeLeftFromNow, type TimeLeft } from './throttling.ts';

/** Thrown when another writer changed the item between the read and the write; the turn is tried again. */
export class TurnLost extends Error {
  override readonly name: string = 'TurnLost';
}

/** An item as it was read, with the ids of the writers that queue for it; the first goes next. */
interface Queued {
  readonly queue: readonly string[];
}

/** An item that each of its writers must find unchanged, and the queue that is stored in it. */
export interface QueuedItem<Read extends Queued> {
  readonly companyId: string;
  readonly timeLeft?: TimeLeft | undefined;
  readonly readQueued: () => Promise<Read>;
  /** Takes the read that was begun ahead of the turn; undefined without one. */
  readonly takeAhead?: () => Promise<Read> | undefined;
  /** Appends a waiter to the queue, and reads the item after that. */
  readonly join: (waiter: string) => Promise<Read>;
  /** Removes a waiter from a place of the queue. False when another one is there. */
  readonly leave: (waiter: string, place: number) => Promise<boolean>;
}

/** One attempt to write the item. */
export interface Turn<Read> {
  readonly read: Read;
  /** First in the queue, which the same write removes; undefined where the queue must be empty. */
  readonly waiter: string | undefined;
}

type Use<Read, T> = (turn: Turn<Read>) => Promise<T>;

const maxAttempts = 100;
/** Milliseconds that a write takes at least. Sleeping longer for each place would miss the turn. */
const shortestWrite = 20;
/** Milliseconds after which the first in the queue is considered dead and removed. */
const abandonedAfter = 1500;
/** Attempts to leave a queue in which the places change; a writer that stays is removed as dead. */
const maxLeaves = 20;

/**
 * Lets writers of one item go one after another. The first attempt costs one read, and its write has the
 * item's state as its condition (optimistic lock). When it loses the race (TurnLost), or others are waiting,
 * the writer joins a queue (a fair lock): a list of ids in the item, whose first writer goes next and leaves
 * the list in the same transaction. So under load each write costs one transaction, however many writers
 * there are. A dead writer is removed by the one behind it. Requests of one process run one at a time.
 * Throws conflict when all attempts fail.
 */
export function takeTurn<Read extends Queued, T>(
  name: string,
  item: QueuedItem<Read>,
  use: Use<Read, T>,
): Promise<T> {
  return runInSequence(`${name} ${item.companyId}`, async (hasWaited) => {
    const ahead = item.takeAhead?.();
    // A request of this process that went before has changed the item.
    const read = await (ahead === undefined || hasWaited ? item.readQueued() : ahead);
    if (read.queue.length > 0) return useInQueue(item, use);
    try {
      return await use({ read, waiter: undefined });
    } catch (error) {
      if (error instanceof TurnLost) return useInQueue(item, use);
      throw error;
    }
  });
}

async function useInQueue<Read extends Queued, T>(
  item: QueuedItem<Read>,
  use: Use<Read, T>,
): Promise<T> {
  const waiter = ulid().slice(-10);
  const timeLeft = item.timeLeft ?? timeLeftFromNow();
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    const read = await waitForTurn(item, waiter, timeLeft);
    try {
      return await use({ read, waiter });
    } catch (error) {
      // Considered dead by another writer, or the item was changed otherwise: give up the place.
      await item.leave(waiter, 0);
      if (!(error instanceof TurnLost)) throw error;
    }
  }
  throw new AppError('conflict');
}

/**
 * Joins the queue and polls the item until the waiter is the first; seldom from far behind. Leaves
 * the queue when the time is up: the one behind it would wait for a writer whose process has ended.
 */
async function waitForTurn<Read extends Queued>(
  item: QueuedItem<Read>,
  waiter: string,
  timeLeft: TimeLeft,
): Promise<Read> {
  let read = await item.join(waiter);
  let first = { id: '', since: 0 };
  for (;;) {
    const place = read.queue.indexOf(waiter);
    if (place === 0) return read;
    if (place === -1) return waitForTurn(item, waiter, timeLeft);
    if (timeLeft() <= 0) {
      await leaveAnyPlace(item, waiter, read);
      throw new AppError('busy');
    }
    const now = performance.now();
    const [id = ''] = read.queue;
    if (id !== first.id) first = { id, since: now };
    else if (now - first.since > abandonedAfter) await item.leave(id, 0);
    // The next in the queue polls without a pause: the read itself takes long enough.
    await pause((place - 1) * shortestWrite + 1);
    read = await item.readQueued();
  }
}

/** The place is read again where others have left meanwhile. */
async function leaveAnyPlace<Read extends Queued>(
  item: QueuedItem<Read>,
  waiter: string,
  read: Read,
): Promise<void> {
  let { queue } = read;
  for (let attempt = 0; attempt < maxLeaves; attempt += 1) {
    const place = queue.indexOf(waiter);
    if (place === -1 || (await item.leave(waiter, place))) return;
    ({ queue } = await item.readQueued());
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
