import type { SwapSide } from '@driftig/domain/planning/shift-swap';
import { CustomAttributeType, Entity } from 'electrodb';

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

/**
 * A swap of two shifts that waits for an answer, by its proposer and the shift they give. Deleted when
 * it ends, and by its TTL where the first shift begins before.
 */
export const shiftSwapEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'shiftSwap', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true },
        employeeId: { type: 'string', required: true },
        orderNumber: { type: 'number', required: true, padding: { length: 9, char: '0' } },
        proposer: { type: CustomAttributeType<SwapSide>('any'), required: true },
        colleague: { type: CustomAttributeType<SwapSide>('any'), required: true },
        isAccepted: { type: 'boolean', required: true },
        version: { type: 'number', required: true },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#swap'],
          [['employeeId', 'orderNumber'], '${employeeId}#${orderNumber}'],
        ),
      },
    },
    tableConfig(table),
  );
});
