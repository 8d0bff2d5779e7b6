import { numberOfId } from '@driftig/data/core/number-of-id';
import type { CompanyData } from '@driftig/data/store';

/** The numbers of the orders that a person's timer runs on (product K21). */
export async function runningOrders({
  time,
}: Pick<CompanyData, 'time'>): Promise<ReadonlySet<number>> {
  const timers = await time.listTimers();
  return new Set(
    timers.map(({ projectId }) => numberOfId(projectId)).filter((number) => number !== undefined),
  );
}
