import type { OutboxEvent } from '@driftig/domain/events';

import type { Table } from '../core/client.ts';
import { sessionEndsEntity } from '../live/live.entities.ts';
import { updateOf, type Write } from '../core/write.ts';

/** In seconds; longer than a socket is open (live.repository.ts). An item has the people of one such span. */
const span = 4 * 60 * 60;

/** Digits enough that their order is that of time. */
const hoursOf = (seconds: number) => String(Math.floor(seconds / span));

/**
 * People whose sessions ended lately: one small read tells the live channel which records to check.
 */
export function sessionEndsRepository(table: Table, companyId: string) {
  const ends = sessionEndsEntity(table);

  return {
    /** The write that goes with every change that ends sessions; `now` in seconds since 1970. */
    noteEnds(events: readonly OutboxEvent[], now: number): Write[] {
      const people = [...new Set(events.flatMap(whoseSessionsEnd))];
      if (people.length === 0) return [];
      const update = ends
        .update({ companyId, hours: hoursOf(now) })
        .add({ people })
        .set({ expiresAt: now + 3 * span });
      return [updateOf(update)];
    },

    /** People whose sessions ended while a socket of theirs may still be open. */
    async listPeople(now: number): Promise<ReadonlySet<string>> {
      const { data } = await ends.query
        .main({ companyId })
        .gte({ hours: hoursOf(now - span) })
        .go({ pages: 'all', consistent: true });
      return new Set(data.flatMap(({ people = [] }) => people));
    },
  };
}

function whoseSessionsEnd({ name, payload }: OutboxEvent): string[] {
  const ends = name === 'sessionsEnded' || name === 'loggedOut';
  return ends && 'userId' in payload ? [payload.userId] : [];
}
