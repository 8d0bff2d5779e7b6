import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import type { CompanyData } from '@driftig/data/store';
import { commuteDaysOf, commutePeriod } from '@driftig/domain/accounting/allowances/commute-days';
import { newDrive, type TypedDrive } from '@driftig/domain/accounting/allowances/new-allowance';
import { yearOf } from '@driftig/domain/dates';

import { loadLinkedTrip } from '../changes/accounting/trip-of-row.ts';
import type { Handler } from '../pipeline/handler.ts';
import { addsLabels } from './allowance-answer.ts';
import { figureWrites } from './allowance-writes.ts';
import { requestedOwner } from './requested-owner.ts';

/** Two drives at the limit at once: the later is computed anew, after the one that was written. */
export const createDrive: Handler<typeof accountingRoutes.createDrive> = async ({
  store,
  actor,
  input,
  today,
  newId,
}) => {
  const { employeeId: asked, tripId, ...fields } = input.body;
  const { registration = '', stops = [], isCommute = false } = fields;
  const typed: TypedDrive = { ...fields, registration, stops, isCommute };
  const owner = await requestedOwner(store, actor, asked);
  const { employeeId } = owner;
  const trip = await loadLinkedTrip(store, tripId);
  const commuteDays = await countCommuteDays(store, employeeId, typed);
  const withLabels = await addsLabels(store);
  const about = { id: newId(), owner, today, ...trip, commuteDays };
  return retryOnConflict(async () => {
    const year = await store.mileage.year(employeeId, yearOf(typed.date));
    const drive = newDrive(typed, { ...about, highUsed: year.highUsed });
    const answer = withLabels(drive);
    await store.commit({
      writes: [
        store.allowances.insert(drive),
        store.mileage.rememberDrive(employeeId, drive),
        ...figureWrites(store, undefined, drive, year),
      ],
      audit: { action: 'allowances.registered', subject: `allowance ${drive.id}` },
      answer,
    });
    return answer;
  });
};

/** The days that the 60-day rule counts; 0 where the drive is not between the home and a place of work. */
async function countCommuteDays(
  { allowances }: Pick<CompanyData, 'allowances'>,
  employeeId: string,
  drive: TypedDrive,
): Promise<number> {
  if (!drive.isCommute) return 0;
  return commuteDaysOf(drive, await allowances.listWhole(commutePeriod(drive.date), employeeId));
}
