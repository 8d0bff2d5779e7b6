import { danishDate } from '@driftig/domain/dates';
import type {
  BookedKey,
  BookedMonth,
  Booking,
  PersonBookings,
} from '@driftig/domain/planning/bookings';
import { monthsOf, monthSpan, type Period } from '@driftig/domain/planning/period';
import type { Absence } from '@driftig/domain/planning/standing';
import { awayPeriods } from '@driftig/domain/vacation/away';

import type { Table } from '../core/client.ts';
import { queryTexts, textOf } from '../core/query-texts.ts';
import { bookedMonthEntity } from './planning.entities.ts';
import { vacationRepository } from '../vacation/vacation.repository.ts';
import { swapsRepository } from './swaps.repository.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { putOf, updateOf, type Write } from '../core/write.ts';

/** The most items of a BatchGetItem. */
const batchSize = 100;

interface StoredMonth extends Pick<BookedMonth, 'employeeId' | 'month' | 'version'> {
  readonly bookings: string;
}

/** Bookings of people in the actor's company, and the swaps of their shifts. */
export function planningRepository(table: Table, companyId: string, now: string) {
  const booked = bookedMonthEntity(table);
  const vacation = vacationRepository(table, companyId);
  const today = danishDate(now);

  return {
    swaps: swapsRepository(table, companyId, now),

    /** All bookings in the months of a period: one query a month, and of each item what is shown. */
    async listBooked(period: Period): Promise<PersonBookings[]> {
      const months = await Promise.all(monthsOf(period).map(queryMonth));
      return months.flat().map(({ employeeId, text }) => ({
        employeeId,
        bookings: toBookings(text),
      }));
    },

    /**
     * The bookings in named months of people: one batch of a few, a query a month of many, where a read
     * of each would be dozens of batches.
     */
    async listBookedOf(keys: readonly BookedKey[]): Promise<readonly PersonBookings[]> {
      if (keys.length <= batchSize) return this.getBooked(keys);
      const people = Map.groupBy(keys, ({ month }) => month);
      const months = await Promise.all(
        [...people].map(async ([month, ofMonth]) => {
          const wanted = new Set(ofMonth.map(({ employeeId }) => employeeId));
          return (await queryMonth(month)).filter(({ employeeId }) => wanted.has(employeeId));
        }),
      );
      return months
        .flat()
        .map(({ employeeId, text }) => ({ employeeId, bookings: toBookings(text) }));
    },

    /** The named months of people, in the order of the keys; one without bookings is empty. */
    async getBooked(keys: readonly BookedKey[]): Promise<BookedMonth[]> {
      if (keys.length === 0) return [];
      const asked = keys.map(({ employeeId, month }) => ({ companyId, employeeId, month }));
      const { data } = await booked.get(asked).go({ consistent: true, preserveBatchOrder: true });
      return keys.map((key, index) => {
        const found = data[index];
        return found == null ? { ...key, bookings: [], version: 0 } : toBookedMonth(found);
      });
    },

    /** Optimistic lock: throws VersionConflict when the month has changed since it was read. */
    saveBooked(before: BookedMonth, after: BookedMonth): Write {
      const { employeeId, month, version } = after;
      const bookings = toText(after.bookings);
      const changed = () => new VersionConflict();
      if (before.version === 0)
        return putOf(booked.create({ companyId, employeeId, month, bookings, version }), changed);
      const update = booked
        .patch({ companyId, employeeId, month })
        .set({ bookings, version })
        .where((item, op) => op.eq(item.version, before.version));
      return updateOf(update, changed);
    },

    /**
     * Absences from the first month of some periods to the last, in one query: the only source of the status 'absent' (product S15).
     */
    async listAbsences(...periods: readonly Period[]): Promise<readonly Absence[]> {
      const months = monthSpan(periods);
      if (months === undefined) return [];
      return awayPeriods(await vacation.listOfMonths(...months), today);
    },
  };

  /** Everyone's bookings in a month, as text. */
  async function queryMonth(month: string) {
    const { Key } = booked
      .get({ companyId, month, employeeId: '-' })
      .params<{ Key: { pk: string } }>();
    const items = await queryTexts(table, { pk: Key.pk, shown: ['employeeId', 'bookings'] });
    return items.map((item) => ({
      employeeId: textOf(item, 'employeeId'),
      text: textOf(item, 'bookings'),
    }));
  }
}

function toBookedMonth({ employeeId, month, version, bookings }: StoredMonth): BookedMonth {
  return { employeeId, month, version, bookings: toBookings(bookings) };
}

/** '2044 2026-11-24T14:00 2026-11-24T20:00', and a comma before the next; '' for none. */
function toText(bookings: readonly Booking[]): string {
  return bookings.map(({ orderNumber, from, to }) => `${orderNumber} ${from} ${to}`).join(',');
}

function toBookings(text: string): Booking[] {
  if (text === '') return [];
  return text.split(',').map((booking) => {
    const [orderNumber, from = '', to = ''] = booking.split(' ');
    return { orderNumber: Number(orderNumber), from, to };
  });
}
