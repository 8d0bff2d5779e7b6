import type { Allowance } from '@driftig/domain/accounting/allowances/allowance';
import type { DateText } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';

import { allRows } from '../core/all-rows.ts';
import type { Table } from '../core/client.ts';
import { datedRows } from '../core/dated-rows.ts';
import { deleteOf, putOf, type Write } from '../core/write.ts';
import { allowanceEntity, dietClaimEntity, type StoredAllowance } from './allowances.entities.ts';

/** Mileage and diets of the actor's company. */
export function allowanceRepository(table: Table, companyId: string) {
  const allowances = allowanceEntity(table);
  const claims = dietClaimEntity(table);
  const list = datedRows({
    table,
    entity: allowances,
    companyId,
    partition: `c#${companyId}#allowance`,
    kind: 'allowances',
    byDate: () => allowances.query.byDate({ companyId }),
    byEmployee: (employeeId) => allowances.query.byEmployee({ companyId, employeeId }),
    byTrip: (tripId) => allowances.query.byTrip({ companyId, tripId }),
    toRow: allowanceFromStored,
    employeeOf: ({ employeeId }) => employeeId,
  });

  const writes = {
    insert(row: Allowance): Write {
      return putOf(allowances.create(toStored(companyId, row)));
    },

    /** Optimistic lock: conflict (409) when it has changed since `before` was read. */
    replace(before: Allowance, after: Allowance): Write {
      const put = allowances
        .put(toStored(companyId, after))
        .where((item, op) => op.eq(item.version, before.version));
      return putOf(put);
    },

    /** Refused (409) when it has changed since it was read. */
    remove({ id, version }: Allowance): Write {
      const removal = allowances
        .delete({ companyId, id })
        .where((item, op) => op.eq(item.version, version));
      return deleteOf(removal);
    },

    /** Refused (409) where the person has a diet on the trip already. */
    claimDiet(tripId: string, employeeId: string): Write {
      const message = 'Der er allerede diæter for medarbejderen på denne rejse.';
      const claim = claims.create({ companyId, tripId, employeeId });
      return putOf(claim, () => new AppError('conflict', { message }));
    },

    releaseDiet(tripId: string, employeeId: string): Write {
      return deleteOf(claims.delete({ companyId, tripId, employeeId }));
    },
  };

  return {
    ...writes,
    list,

    async get(id: string): Promise<Allowance> {
      const { data } = await allowances.get({ companyId, id }).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return allowanceFromStored(data);
    },

    /** All rows of a period, of one employee where given. */
    listWhole(range: { from: DateText; to: DateText }, employeeId?: string): Promise<Allowance[]> {
      return allRows((cursor) => list({ ...range, employeeId, limit: 500, cursor }));
    },
  };
}

function toStored(companyId: string, allowance: Allowance) {
  const { id, date, employeeId, status, description, version, ...row } = allowance;
  const { tripId } = row;
  return { companyId, id, date, employeeId, status, description, version, tripId, row };
}

/** An allowance as it is stored. */
export function allowanceFromStored({ row, ...stored }: StoredAllowance): Allowance {
  const { id, date, employeeId, status, description, version } = stored;
  const keys = { id, date, employeeId, status, description, version };
  return { ...keys, voucher: 0, ...row };
}
