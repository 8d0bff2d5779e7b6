import type { Trip, TripMove } from '@driftig/domain/accounting/trip';
import { AppError, badInput } from '@driftig/domain/errors';

import type { Table } from '../core/client.ts';
import { assertCursorOf, type Page, type PageRequest } from '../core/page.ts';
import { readPage } from '../core/reads/read-page.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { deleteOf, putOf, updateOf, type Write } from '../core/write.ts';
import { tripEntity } from './trips.entities.ts';

/** The trips of the actor's company. */
export function tripRepository(table: Table, companyId: string) {
  const trips = tripEntity(table);

  async function find(id: string): Promise<Trip | undefined> {
    const { data } = await trips.get({ companyId, id }).go({ consistent: true });
    return data === null ? undefined : fromStored(data);
  }

  return {
    find,

    async get(id: string): Promise<Trip> {
      const trip = await find(id);
      if (trip === undefined) throw new AppError('not_found');
      return trip;
    },

    /** The last made first. */
    async list(page: PageRequest): Promise<Page<Trip>> {
      assertCursorOf(page.cursor, { pk: `c#${companyId}#trip`, sk: '' });
      const query = trips.query.main({ companyId });
      const options = { ...page, order: 'desc', consistent: true } as const;
      return readPage({ table, entity: trips }, query, options, fromStored);
    },

    insert(trip: Trip): Write {
      return putOf(trips.create({ companyId, ...trip }));
    },

    /**
     * Adds to the trips' figures atomically, in the transaction of the linked row. Refused as
     * bad_input at `tripId` when the trip was deleted meanwhile.
     */
    move(moves: readonly TripMove[]): Write[] {
      return moves.map(({ tripId, ...figures }) => {
        const update = trips.patch({ companyId, id: tripId }).add(figures);
        return updateOf(update, () => badInput({ tripId: unknownTrip }));
      });
    },

    /** Refused (VersionConflict) when a row was linked to the trip, or it was deleted, meanwhile. */
    remove(id: string): Write {
      const removal = trips.delete({ companyId, id }).where((item, op) => op.eq(item.links, 0));
      return deleteOf(removal, () => new VersionConflict());
    },
  };
}

type Stored = Omit<Trip, 'mileage' | 'diet'> & Partial<Pick<Trip, 'mileage' | 'diet'>>;

const fromStored = (stored: Stored): Trip => ({ mileage: 0, diet: 0, ...stored });

export const unknownTrip = 'Rejsen findes ikke længere. Vælg en anden.';
