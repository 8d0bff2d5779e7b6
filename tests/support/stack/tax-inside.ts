import { scale, type Oere } from '@driftig/domain/money';

/** The tax inside a gross amount: gross × rate / (100 + rate) (product D2). */
export function taxInside(gross: Oere, taxPercent: number): Oere {
  return scale(gross, taxPercent, 100 + taxPercent);
}
