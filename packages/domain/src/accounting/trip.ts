import type { DateText } from '../dates.ts';
import { AppError, badInput } from '../errors.ts';

/** Fields of a trip (product B12). */
interface TripFields {
  readonly title: string;
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly location: string;
  readonly purpose: string;
  readonly description: string;
}

export interface Trip extends TripFields {
  readonly id: string;
  /** Sum of the linked expenses that are not rejected, in øre (product B31). */
  readonly expense: number;
  /** The same of the linked receipts. */
  readonly receiptTotal: number;
  /** Number of linked expenses and receipts, rejected ones included. */
  readonly links: number;
}

/** Throws bad_input for a trip that ends before it starts. */
export function assertTripDates({ startDate, endDate }: TripFields): void {
  if (endDate < startDate) throw badInput({ endDate: 'Slutdatoen kan ikke være før startdatoen.' });
}

/** Throws trip_linked for a trip with expenses or receipts, rejected ones included (product B31). */
export function assertUnlinked({ links }: Pick<Trip, 'links'>): void {
  if (links > 0) throw new AppError('trip_linked');
}

/** A row that may be linked to a trip. */
export interface LinkedRow {
  /** '' for none. */
  readonly tripId: string;
  readonly kind: 'expense' | 'receipt';
  /** In øre. */
  readonly amount: number;
  readonly isRejected: boolean;
}

/** Delta of a trip's figures. */
export interface TripMove {
  readonly tripId: string;
  readonly links: number;
  readonly expense: number;
  readonly receiptTotal: number;
}

/** Deltas of the trips' figures when a row changes; undefined for a new or a deleted row. */
export function tripMoves(
  before: LinkedRow | undefined,
  after: LinkedRow | undefined,
): readonly TripMove[] {
  const parts = [...figuresOf(before, -1), ...figuresOf(after, 1)];
  const [first, second] = parts;
  const isOneTrip = first !== undefined && first.tripId === second?.tripId;
  const moves = isOneTrip ? [sumOf(first, second)] : parts;
  return moves.filter(
    ({ links, expense, receiptTotal }) => links !== 0 || expense !== 0 || receiptTotal !== 0,
  );
}

function figuresOf(row: LinkedRow | undefined, sign: 1 | -1): readonly TripMove[] {
  if (row === undefined || row.tripId === '') return [];
  const { tripId, kind, amount, isRejected } = row;
  const moved = isRejected ? 0 : sign * amount;
  const [expense, receiptTotal] = kind === 'expense' ? [moved, 0] : [0, moved];
  return [{ tripId, links: sign, expense, receiptTotal }];
}

function sumOf(one: TripMove, other: TripMove): TripMove {
  return {
    tripId: one.tripId,
    links: one.links + other.links,
    expense: one.expense + other.expense,
    receiptTotal: one.receiptTotal + other.receiptTotal,
  };
}
