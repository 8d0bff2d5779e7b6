import type { DateText } from '../../dates.ts';
import { badInput } from '../../errors.ts';
import type { RowOwner } from '../row-owner.ts';
import type { Trip } from '../trip.ts';
import type { Allowance, Diet, Drive, DriveFields } from './allowance.ts';
import { dietParts, type DietFields } from './diet.ts';
import { highKmOf, mileageParts } from './mileage.ts';
import { sumOfParts } from './parts.ts';
import { dietRates, mileageRates, ratesOn } from './state-rates.ts';

interface About {
  readonly id: string;
  readonly owner: RowOwner;
  readonly today: DateText;
}

/** A drive as it is typed. */
export interface TypedDrive extends Omit<DriveFields, 'commuteDays'> {
  readonly date: DateText;
  readonly description: string;
}

interface LinkedTrip {
  readonly tripId: string;
  readonly tripTitle: string;
}

const undecided = {
  status: 'pending',
  comment: '',
  decidedBy: '',
  decidedAt: '',
  exportedAt: '',
  voucher: 0,
  version: 1,
} as const;

/** The number plate as it is stored, 'AB12345'; '' for a bicycle. Throws bad_input for a car without one. */
function registrationOf({
  vehicle,
  registration,
}: Pick<TypedDrive, 'vehicle' | 'registration'>): string {
  if (vehicle === 'cycle') return '';
  const plate = registration.toUpperCase().replaceAll(/[\s-]/g, '');
  if (plate === '') throw badInput({ registration: 'Skriv bilens nummerplade.' });
  return plate;
}

/** Throws bad_input for a day to come: only what was driven is paid. */
function assertDriven(date: DateText, today: DateText, field: string): void {
  if (date > today) throw badInput({ [field]: 'Datoen ligger efter i dag.' });
}

interface DriveContext extends About, LinkedTrip {
  readonly commuteDays: number;
  /** The part of the limit that the person's other drives of the year take up, in hundredths of a km. */
  readonly highUsed: number;
}

/** A new drive with its amount. */
export function newDrive(typed: TypedDrive, context: DriveContext): Drive {
  const { id, owner, today, tripId, tripTitle, commuteDays, highUsed } = context;
  assertDriven(typed.date, today, 'date');
  const drive = { ...typed, registration: registrationOf(typed) };
  const parts = mileageParts(drive, highUsed, ratesOn(mileageRates, typed.date, 'date'));
  const amount = sumOfParts(parts);
  const computed = { tripId, tripTitle, commuteDays, parts, amount };
  return { ...undecided, ...owner, ...drive, ...computed, id, kind: 'drive' };
}

/** A new diet with its amount. Throws bad_input for times outside the trip's dates. */
export function newDiet(
  typed: DietFields,
  { id, owner, today, trip }: About & { trip: Trip },
): Diet {
  const { startDate, endDate } = typed;
  if (startDate < trip.startDate)
    throw badInput({ startDate: 'Rejsen er ikke begyndt på den dato.' });
  if (endDate > trip.endDate) throw badInput({ endDate: 'Rejsen er slut før den dato.' });
  assertDriven(endDate, today, 'endDate');
  const parts = dietParts(typed, dietRates);
  const linked = { tripId: trip.id, tripTitle: trip.title, description: trip.purpose };
  const computed = { date: startDate, parts, amount: sumOfParts(parts) };
  return { ...undecided, ...owner, ...typed, ...linked, ...computed, id, kind: 'diet' };
}

/** The drive with its parts computed anew, by what the person's other drives take up of the limit. */
export function computeAgain(drive: Drive, highUsed: number): Drive {
  const parts = mileageParts(drive, highUsed, ratesOn(mileageRates, drive.date, 'date'));
  return { ...drive, parts, amount: sumOfParts(parts) };
}

/** How much of the year's limit an allowance takes up, in hundredths of a kilometre; 0 once it is rejected. */
export const limitUseOf = (row: Allowance | undefined): number =>
  row === undefined || row.status === 'rejected' ? 0 : highKmOf(row.parts);
