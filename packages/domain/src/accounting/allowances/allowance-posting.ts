import type { Allowance } from './allowance.ts';

/** Standard numbers of the public chart of 2026-01-01: tax-free travel and mileage, and wages owed. */
const travelAndMileage = 2895;
const wagesOwed = 7860;

interface StandardLeg {
  readonly standardNumber: number;
  /** Øre: debit positive, credit negative. */
  readonly amount: number;
}

/** How an approved allowance is posted, without VAT. Empty until it is approved; the legs sum to 0. */
export function allowancePosting({
  status,
  amount,
}: Pick<Allowance, 'status' | 'amount'>): readonly StandardLeg[] {
  if (status !== 'approved') return [];
  return [
    { standardNumber: travelAndMileage, amount },
    { standardNumber: wagesOwed, amount: -amount },
  ];
}
