import type { PeriodKind, VatPeriodLength } from '@driftig/contracts/periods/period-kind';
import type { Period } from '@driftig/domain/periods/period';
import { CustomAttributeType, Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

const companyId = { type: 'string', required: true, field: names.companyId } as const;
const version = { type: 'number', required: true } as const;

/** The last closing or opening of a period, inside of the map `last`. */
type StoredChange = Pick<Period, 'at' | 'by' | 'reason' | 'entry'>;

/** A financial year or VAT period that was closed at least once. Never deleted. */
export const ledgerPeriodEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'ledgerPeriod', version: '1', service: 'driftig' },
      attributes: {
        companyId,
        kind: { type: CustomAttributeType<PeriodKind>('string'), required: true },
        from: { type: 'string', required: true },
        to: { type: 'string', required: true },
        isClosed: { type: 'boolean', required: true },
        last: { type: CustomAttributeType<StoredChange>('any'), required: true },
        version,
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#ledgerPeriod'],
          [['kind', 'from', 'to'], '${kind}#${from}#${to}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** First month of the financial year, and length of the VAT period; no item until they are chosen. */
export const bookYearsEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'bookYears', version: '1', service: 'driftig' },
      attributes: {
        companyId,
        firstMonth: { type: 'number', required: true },
        vatPeriod: { type: CustomAttributeType<VatPeriodLength>('string'), required: true },
        version,
      },
      indexes: { main: primaryIndex([['companyId'], 'c#${companyId}'], [[], 'bookYears']) },
    },
    tableConfig(table),
  );
});
