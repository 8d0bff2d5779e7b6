import { CustomAttributeType, Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';

/** A copy of what the list of deposits shows; a deposit invoice is never changed in it. */
export interface DepositFacts {
  readonly date: string;
  readonly company: string;
  readonly name: string;
  readonly cvr: string;
  readonly orderNumber: number;
  readonly title: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string;
  readonly endTime: string;
  /** Øre. */
  readonly gross: number;
  /** The rate of its VAT; left out where it was issued before this was kept. */
  readonly taxPercent?: number;
}

/** A deposit invoice that can be the base of an End invoice; removed when it is used or credited. */
export const openDepositEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'openDeposit', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true },
        number: { type: 'number', required: true, padding: { length: 9, char: '0' } },
        paid: { type: 'boolean', required: true },
        /** The order that it was merged with; what the End invoice on it must know of. */
        mergedWith: { type: 'number' },
        facts: { type: CustomAttributeType<DepositFacts>('any'), required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#deposit'],
          [['number'], 'open#${number}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** A deposit invoice that an End invoice is based on. */
export const usedDepositEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'usedDeposit', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true },
        number: { type: 'number', required: true, padding: { length: 9, char: '0' } },
        usedBy: { type: 'number', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#deposit'],
          [['number'], 'used#${number}'],
        ),
      },
    },
    tableConfig(table),
  );
});
