import type { AllowanceStatus } from '@driftig/contracts/accounting/allowance-status';
import type { Allowance, Diet, Drive } from '@driftig/domain/accounting/allowances/allowance';
import { CustomAttributeType, Entity } from 'electrodb';

import { listIndex, perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

type Keys = 'id' | 'date' | 'employeeId' | 'status' | 'description' | 'version';

/** `voucher` is absent on rows from before they were posted. */
type Stored<Row extends Drive | Diet> = Omit<Row, Keys | 'voucher'> & { readonly voucher?: number };

/** Fields of a drive or a diet that lists show besides the keys. */
type StoredAllowanceRow = Stored<Drive> | Stored<Diet>;
export type StoredAllowance = Pick<Allowance, Keys> & { readonly row: StoredAllowanceRow };

const statuses = ['pending', 'approved', 'rejected'] as const satisfies AllowanceStatus[];

/** Mileage or a diet. */
export const allowanceEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'allowance', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        id: { type: 'string', required: true },
        date: { type: 'string', required: true, field: names.date },
        employeeId: { type: 'string', required: true, field: names.employeeId },
        status: { type: statuses, required: true, field: names.status },
        description: { type: 'string', required: true, field: names.description },
        /** A key of the index by trip; in the row as well, which the index projects. */
        tripId: { type: 'string', required: true },
        row: {
          type: CustomAttributeType<StoredAllowanceRow>('any'),
          required: true,
          field: names.row,
        },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#allowance'], [['id'], '${id}']),
        byDate: listIndex(
          'gsi1',
          [['companyId'], 'c#${companyId}#allowance'],
          [['date', 'id'], '${date}#${id}'],
        ),
        byEmployee: listIndex(
          'gsi2',
          [['companyId', 'employeeId'], 'c#${companyId}#allowance#em#${employeeId}'],
          [['date', 'id'], '${date}#${id}'],
        ),
        byTrip: {
          ...listIndex(
            'gsi3',
            [['companyId', 'tripId'], 'c#${companyId}#trip#${tripId}'],
            [['date', 'id'], 'allowances#${date}#${id}'],
          ),
          condition: ({ tripId }: { readonly tripId?: unknown }) => tripId !== '',
        },
      },
    },
    tableConfig(table),
  );
});

/** How much of the high rate's limit a person's drives of a calendar year take up. */
export const mileageYearEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'mileageYear', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true },
        employeeId: { type: 'string', required: true },
        year: { type: 'number', required: true },
        /** Hundredths of a kilometre. */
        highUsed: { type: 'number', required: true },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#mileageYear'],
          [['employeeId', 'year'], '${employeeId}#${year}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** That a person has a diet on a trip, which makes it their only one. */
export const dietClaimEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'dietClaim', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true },
        tripId: { type: 'string', required: true },
        employeeId: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#dietClaim'],
          [['tripId', 'employeeId'], '${tripId}#${employeeId}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** Address and car of a person's last drive, which fill in the next one. */
export const lastDriveEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'lastDrive', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true },
        employeeId: { type: 'string', required: true },
        address: { type: 'string', required: true },
        registration: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#lastDrive'],
          [['employeeId'], '${employeeId}'],
        ),
      },
    },
    tableConfig(table),
  );
});
