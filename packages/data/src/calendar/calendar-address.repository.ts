import type { Table } from '../core/client.ts';
import { deleteOf, putOf, type Write } from '../core/write.ts';
import { calendarAddressEntity, calendarOwnerEntity } from './calendar-address.entities.ts';

interface CalendarOwner {
  readonly companyId: string;
  readonly userId: string;
}

interface CalendarAddress {
  readonly userId: string;
  /** Hash of the secret in the address, which itself is not stored. */
  readonly hash: string;
  /** ISO UTC. */
  readonly madeAt: string;
}

/** The person whose calendar an address shows; undefined for an unknown one. */
export async function findCalendarOwner(
  table: Table,
  hash: string,
): Promise<CalendarOwner | undefined> {
  const { data } = await calendarOwnerEntity(table).get({ hash }).go({ consistent: true });
  return data ?? undefined;
}

/** The calendar addresses of the actor's company, one a person. */
export function calendarAddressRepository(table: Table, companyId: string) {
  const addresses = calendarAddressEntity(table);
  const owners = calendarOwnerEntity(table);

  const forget = ({ hash }: CalendarAddress): Write => deleteOf(owners.delete({ hash }));

  return {
    async find(userId: string): Promise<CalendarAddress | undefined> {
      const { data } = await addresses.get({ companyId, userId }).go({ consistent: true });
      return data ?? undefined;
    },

    /** The old address is unknown from then on. Refused (409) when it was replaced since it was read. */
    replace(before: CalendarAddress | undefined, after: CalendarAddress): Write[] {
      const { userId, hash } = after;
      const put = addresses
        .put({ companyId, ...after })
        .where((item, op) =>
          before === undefined ? op.notExists(item.hash) : op.eq(item.hash, before.hash),
        );
      return [
        putOf(put),
        putOf(owners.create({ hash, companyId, userId })),
        ...(before === undefined ? [] : [forget(before)]),
      ];
    },

    /** Refused (409) when it was replaced since it was read. */
    remove(before: CalendarAddress): Write[] {
      const removal = addresses
        .delete({ companyId, userId: before.userId })
        .where((item, op) => op.eq(item.hash, before.hash));
      return [deleteOf(removal), forget(before)];
    },
  };
}
