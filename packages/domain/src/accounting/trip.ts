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
  /** The same of the linked drives and of the linked diets (product B40). */
  readonly mileage: number;
  readonly diet: number;
  /** Number of linked rows, rejected ones included. */
  readonly links: number;
}

/** The sum of a trip's expenses, mileage and diets, in øre; receipts are no part of it (product B31). */
export const tripTotal = ({ expense, mileage, diet }: Pick<Trip, 'expense' | 'mileage' | 'diet'>) =>
  expense + mileage + diet;

/** The figures of a trip without rows. */
export const emptyTrip = { expense: 0, receiptTotal: 0, mileage: 0, diet: 0, links: 0 } as const;

/** Throws bad_input for a trip that ends before it starts. */
export function assertTripDates({ startDate, endDate }: TripFields): void {
  if (endDate < startDate) throw badInput({ endDate: 'Slutdatoen kan ikke være før startdatoen.' });
}

/** Throws trip_linked for a trip with linked rows, rejected ones included (product B31). */
export function assertUnlinked({ links }: Pick<Trip, 'links'>): void {
  if (links > 0) throw new AppError('trip_linked');
}

/** A row that may be linked to a trip. */
export interface LinkedRow {
  /** '' for none. */
  readonly tripId: string;
  readonly kind: 'expense' | 'receipt' | 'mileage' | 'diet';
  /** In øre. */
  readonly amount: number;
  readonly isRejected: boolean;
}

/** The figure of a trip that rows of a kind add to. */
const figureOf = {
  expense: 'expense',
  receipt: 'receiptTotal',
  mileage: 'mileage',
  diet: 'diet',
} as const;

const figures = ['links', 'expense', 'receiptTotal', 'mileage', 'diet'] as const;
type Figure = (typeof figures)[number];

/** Delta of a trip's figures. */
export interface TripMove extends Readonly<Record<Figure, number>> {
  readonly tripId: string;
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
  return moves.filter((move) => figures.some((figure) => move[figure] !== 0));
}

function figuresOf(row: LinkedRow | undefined, sign: 1 | -1): readonly TripMove[] {
  if (row === undefined || row.tripId === '') return [];
  const { tripId, kind, amount, isRejected } = row;
  const moved = isRejected ? 0 : sign * amount;
  return [{ ...emptyTrip, tripId, links: sign, [figureOf[kind]]: moved }];
}

function sumOf(one: TripMove, other: TripMove): TripMove {
  const summed = figures.map((figure) => [figure, one[figure] + other[figure]] as const);
  return { ...one, ...Object.fromEntries(summed) };
}
