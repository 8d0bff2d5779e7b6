import {
  allowanceStatuses,
  type AllowanceStatus,
} from '@driftig/contracts/accounting/allowance-status';

import type { DateText } from '../../dates.ts';
import { AppError } from '../../errors.ts';
import type { RowOwner } from '../row-owner.ts';
import type { LinkedRow } from '../trip.ts';
import type { DietFields } from './diet.ts';
import type { Vehicle } from './mileage.ts';
import type { AllowancePart } from './parts.ts';

/** The fields that the rule on tax-free mileage asks for besides date, purpose and person. */
export interface DriveFields {
  readonly vehicle: Vehicle;
  /** '' for a bicycle. */
  readonly registration: string;
  /** The person's home address. */
  readonly address: string;
  readonly from: string;
  readonly to: string;
  /** Places on the way, in their order. */
  readonly stops: readonly string[];
  /** Hundredths of a kilometre. */
  readonly km: number;
  /** Between the home and this place of work: the 60-day rule counts it. */
  readonly isCommute: boolean;
  /** The days of such drives to the same place in the last 12 months, this one included; 0 otherwise. */
  readonly commuteDays: number;
}

interface CommonAllowance extends RowOwner {
  readonly id: string;
  readonly date: DateText;
  readonly status: AllowanceStatus;
  /** The purpose of the drive or the trip. */
  readonly description: string;
  /** '' for none. */
  readonly tripId: string;
  readonly tripTitle: string;
  /** In øre: the sum of the parts. */
  readonly amount: number;
  readonly parts: readonly AllowancePart[];
  /** The remark of the decision; '' for none. */
  readonly comment: string;
  /** Name of the person who decided; '' while it waits. */
  readonly decidedBy: string;
  /** ISO UTC; '' while it waits. */
  readonly decidedAt: string;
  /** ISO UTC, when it was in a payroll file; '' before. */
  readonly exportedAt: string;
  /** The number it is posted under; 0 until then. */
  readonly voucher: number;
  readonly version: number;
}

export interface Drive extends CommonAllowance, DriveFields {
  readonly kind: 'drive';
}

export interface Diet extends CommonAllowance, DietFields {
  readonly kind: 'diet';
}

/** A tax-free allowance by the State's rates: mileage for a drive, or diets for a trip. */
export type Allowance = Drive | Diet;

/** Decided only while it waits, as an expense is (product S6). */
export const mayDecideAllowance = (status: AllowanceStatus) => status === 'pending';

interface Decision {
  readonly status: 'approved' | 'rejected';
  readonly comment: string;
  readonly decidedBy: string;
  readonly decidedAt: string;
}

/** The allowance after a decision. Throws conflict when it is decided already. */
export function decideAllowance<Row extends Allowance>(row: Row, decision: Decision): Row {
  assertWaits(row);
  return { ...row, ...decision, version: row.version + 1 };
}

/** Throws conflict for an allowance that is decided: what was approved is kept. */
export function assertWaits({ status }: Pick<Allowance, 'status'>): void {
  if (mayDecideAllowance(status)) return;
  const { label } = allowanceStatuses[status];
  throw new AppError('conflict', { message: `Den er allerede afgjort: ${label}.` });
}

export function linkOfAllowance({ tripId, kind, amount, status }: Allowance): LinkedRow {
  const isRejected = status === 'rejected';
  return { tripId, kind: kind === 'drive' ? 'mileage' : 'diet', amount, isRejected };
}
