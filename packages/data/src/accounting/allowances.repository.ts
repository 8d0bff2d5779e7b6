import type { Allowance } from '@driftig/domain/accounting/allowances/allowance';
import type { DateText } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';

import { allRows } from '../core/all-rows.ts';
import type { Table } from '../core/client.ts';
import { readDateRange, type DateRange } from '../core/date-range.ts';
import type { Page } from '../core/page.ts';
import { deleteOf, putOf, type Write } from '../core/write.ts';
import { allowanceEntity, dietClaimEntity, type StoredAllowance } from './allowances.entities.ts';

interface AllowanceFilter extends DateRange {
  readonly employeeId?: string | undefined;
  readonly tripId?: string | undefined;
}

/** Mileage and diets of the actor's company. */
export function allowanceRepository(table: Table, companyId: string) {
  const allowances = allowanceEntity(table);
  const from = { table, entity: allowances };
  const claims = dietClaimEntity(table);
  const partition = `c#${companyId}#allowance`;
  const main = { pk: partition, sk: '' };

  function listAll(filter: DateRange): Promise<Page<Allowance>> {
    const index = { ...from, main, name: 'gsi1', partition } as const;
    return readDateRange(
      filter,
      index,
      allowances.query.byDate({ companyId }),
      allowanceFromStored,
    );
  }

  function listOfEmployee(employeeId: string, filter: DateRange): Promise<Page<Allowance>> {
    const index = {
      ...from,
      main,
      name: 'gsi2',
      partition: `${partition}#em#${employeeId}`,
    } as const;
    const query = allowances.query.byEmployee({ companyId, employeeId });
    return readDateRange(filter, index, query, allowanceFromStored);
  }

  function listOfTrip(tripId: string, filter: DateRange): Promise<Page<Allowance>> {
    const trip = { partition: `c#${companyId}#trip#${tripId}`, prefix: 'allowances#' };
    const index = { ...from, main, name: 'gsi3', ...trip } as const;
    const query = allowances.query.byTrip({ companyId, tripId });
    return readDateRange(filter, index, query, allowanceFromStored);
  }

  /**
   * Newest date first, of a trip or an employee where it is given. A page of one employee's rows of a trip
   * may have fewer than asked for. The index may lag behind by a moment.
   */
  async function list({ employeeId, tripId, ...range }: AllowanceFilter): Promise<Page<Allowance>> {
    if (tripId === undefined)
      return employeeId === undefined ? listAll(range) : listOfEmployee(employeeId, range);
    const { rows, cursor } = await listOfTrip(tripId, range);
    const isOwn = (row: Allowance) => employeeId === undefined || row.employeeId === employeeId;
    return { rows: rows.filter(isOwn), cursor };
  }

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
