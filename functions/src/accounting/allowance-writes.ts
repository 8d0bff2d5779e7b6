import type { Write } from '@driftig/data/core/write';
import type { CompanyData } from '@driftig/data/store';
import { linkOfAllowance, type Allowance } from '@driftig/domain/accounting/allowances/allowance';
import { limitUseOf } from '@driftig/domain/accounting/allowances/new-allowance';
import { spendingMoves } from '@driftig/domain/accounting/spending-sums';
import { spentOfAllowance } from '@driftig/domain/accounting/spent';
import { tripMoves } from '@driftig/domain/accounting/trip';
import { yearOf } from '@driftig/domain/dates';

type Store = Pick<CompanyData, 'mileage' | 'trips' | 'spending'>;
type MileageYear = Awaited<ReturnType<CompanyData['mileage']['year']>>;

/** The counter of a drive's year; undefined for what has none. */
export async function yearOfAllowance(
  { mileage }: Pick<CompanyData, 'mileage'>,
  { kind, employeeId, date }: Pick<Allowance, 'kind' | 'employeeId' | 'date'>,
): Promise<MileageYear | undefined> {
  return kind === 'drive' ? mileage.year(employeeId, yearOf(date)) : undefined;
}

/**
 * The writes of the figures that a new, changed or deleted allowance moves: the trip's, the spending of its department, and the year's where
 * the part of the limit changes. A drive that was computed by the year writes it even so, so that two at once
 * never take the same kilometres.
 */
export function figureWrites(
  { mileage, trips, spending }: Store,
  before: Allowance | undefined,
  after: Allowance | undefined,
  year: MileageYear | undefined,
): readonly Write[] {
  const moves = tripMoves(before && linkOfAllowance(before), after && linkOfAllowance(after));
  const delta = limitUseOf(after) - limitUseOf(before);
  return [
    ...(year === undefined ? [] : [mileage.moveYear(year, delta)]),
    ...trips.move(moves),
    ...spending.move(
      spendingMoves(before && spentOfAllowance(before), after && spentOfAllowance(after)),
    ),
  ];
}
