import type { AllowancePartName } from '@driftig/contracts/accounting/allowance-status';

/** One line of how an allowance is computed. */
export interface AllowancePart {
  readonly of: AllowancePartName;
  /** Hundredths: of kilometres, days, hours, meals or nights. */
  readonly units: number;
  /** Øre for one. */
  readonly rate: number;
  /** Øre. */
  readonly amount: number;
}

export const sumOfParts = (parts: readonly AllowancePart[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);
