import type { Booking } from '@driftig/domain/planning/bookings';
import { CustomAttributeType, Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from './entity.ts';

/** [order number, from, to]; a tuple, to store no attribute names. */
export type StoredBooking = readonly [Booking['orderNumber'], Booking['from'], Booking['to']];

/**
 * A person's bookings in a month (docs/decisions/0052). Its partition is the company's month, so one
 * query says who is where. It stays when it is empty: its version is the optimistic lock.
 */
export const bookedMonthEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'bookedMonth', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true },
        month: { type: 'string', required: true },
        employeeId: { type: 'string', required: true },
        bookings: { type: CustomAttributeType<readonly StoredBooking[]>('any'), required: true },
        version: { type: 'number', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'month'], 'c#${companyId}#booked#${month}'],
          [['employeeId'], '${employeeId}'],
        ),
      },
    },
    tableConfig(table),
  );
});
