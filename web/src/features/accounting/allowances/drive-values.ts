import type { allowanceRoutes } from '@driftig/contracts/accounting/allowances';
import { noTrip } from '@driftig/contracts/accounting/trip-choice';
import type { InputOf } from '@driftig/contracts/core/route';

import { asSent, isNumber, type TypedNumber } from '../../../ui/fields/number-text.ts';

type DriveBody = InputOf<typeof allowanceRoutes.createDrive>['body'];

/** The form of a drive; stops are a line each. */
export interface DriveValues {
  employeeId: string | null;
  date: string;
  description: string;
  vehicle: string | null;
  registration: string;
  address: string;
  from: string;
  to: string;
  stops: string;
  /** Hundredths of a kilometre. */
  km: TypedNumber;
  isCommute: boolean;
  tripId: string | null;
}

interface LastDrive {
  readonly address: string;
  readonly registration: string;
}

export const newDrive = (today: string, { address, registration }: LastDrive): DriveValues => ({
  employeeId: null,
  date: today,
  description: '',
  vehicle: 'car',
  registration,
  address,
  from: '',
  to: '',
  stops: '',
  km: null,
  isCommute: false,
  tripId: noTrip,
});

export function isDriveReady({ km, description, from, to, address }: DriveValues): boolean {
  const areFilled = [description, from, to, address].every((value) => value.trim() !== '');
  return areFilled && isNumber(km) && km > 0;
}

export function bodyOf({
  stops,
  km,
  vehicle,
  tripId,
  employeeId,
  ...rest
}: DriveValues): DriveBody {
  const lines = stops.split('\n').map((line) => line.trim());
  return {
    ...rest,
    ...(employeeId !== null && { employeeId }),
    stops: lines.filter((line) => line !== ''),
    km: asSent(km) ?? Number.NaN,
    vehicle: vehicle === 'cycle' ? 'cycle' : 'car',
    tripId: tripId ?? noTrip,
  };
}
