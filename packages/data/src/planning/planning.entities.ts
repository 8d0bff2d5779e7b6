import { Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';

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
        /** As text, because a list of lists takes three times as long to read; see `toText`. */
        bookings: { type: 'string', required: true },
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

/**
 * A company's orders of a month (docs/decisions/0115): an attribute for each order, named 'o' and its
 * number, which the calendars' repository reads and writes by itself.
 */
export const orderMonthEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'orderMonth', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true },
        month: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#ordermonth'], [['month'], '${month}']),
      },
    },
    tableConfig(table),
  );
});
