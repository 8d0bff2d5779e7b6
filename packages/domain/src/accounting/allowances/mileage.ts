import { scale } from '../../money.ts';
import type { AllowancePart } from './parts.ts';
import type { MileageRates } from './state-rates.ts';

/** A person's own vehicle: a car or motorcycle, or a bicycle, moped or scooter. */
export type Vehicle = 'car' | 'cycle';

/** The kilometres of a drive. */
interface Driven {
  readonly vehicle: Vehicle;
  /** Hundredths of a kilometre. */
  readonly km: number;
}

/**
 * The kilometres of a drive by rate, each part rounded half away from zero. `highUsed` is how much of the
 * high rate's limit the person's other drives of the calendar year take up, in hundredths of a kilometre.
 */
export function mileageParts(
  { vehicle, km }: Driven,
  highUsed: number,
  rates: MileageRates,
): readonly AllowancePart[] {
  if (vehicle === 'cycle') return [part('cycle', km, rates.cycle)];
  const high = Math.max(0, Math.min(km, rates.limitKm - highUsed));
  const parts = [part('high', high, rates.high), part('low', km - high, rates.low)];
  return parts.filter(({ units }) => units > 0);
}

const part = (of: 'cycle' | 'high' | 'low', units: number, rate: number): AllowancePart => ({
  of,
  units,
  rate,
  amount: scale(rate, units, 100),
});

/** How much of the limit the parts take up, in hundredths of a kilometre. */
export const highKmOf = (parts: readonly AllowancePart[]): number =>
  parts.reduce((sum, { of, units }) => sum + (of === 'high' ? units : 0), 0);
