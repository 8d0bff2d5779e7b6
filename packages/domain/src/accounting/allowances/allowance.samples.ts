import type { Diet, Drive } from './allowance.ts';
import { dietParts } from './diet.ts';
import { mileageParts } from './mileage.ts';
import { dietRates, mileageRates, ratesOn } from './state-rates.ts';

const common = {
  id: '01JBM4W000A110WANCE0000001',
  employeeId: '01JBM4W000EMP10YEE00000001',
  name: 'Jonas Lind',
  departmentId: '',
  status: 'pending',
  tripId: '',
  tripTitle: '',
  comment: '',
  decidedBy: '',
  decidedAt: '',
  exportedAt: '',
  voucher: 0,
  version: 1,
} as const;

/** A drive of 100 km to a customer; amounts follow from its fields. */
export function driveOf(fields: Partial<Drive>, highUsed = 0): Drive {
  const drive = {
    ...common,
    kind: 'drive',
    date: '2026-05-04',
    description: 'Opsætning hos kunde',
    vehicle: 'car',
    registration: 'AB12345',
    address: 'Skovvej 4, 8000 Aarhus C',
    from: 'Aarhus',
    to: 'Vejle',
    stops: [],
    km: 10_000,
    isCommute: false,
    commuteDays: 0,
    ...fields,
  } as const;
  const parts = mileageParts(drive, highUsed, ratesOn(mileageRates, drive.date, 'date'));
  return { ...drive, parts, amount: parts.reduce((sum, { amount }) => sum + amount, 0) };
}

/** A diet of two days and three hours; amounts follow from its fields. */
export function dietOf(fields: Partial<Diet>): Diet {
  const diet = {
    ...common,
    kind: 'diet',
    date: '2026-03-10',
    description: 'Messe i Aarhus',
    startDate: '2026-03-10',
    startTime: '08:00',
    endDate: '2026-03-12',
    endTime: '11:00',
    breakfasts: 0,
    lunches: 0,
    dinners: 0,
    nights: 0,
    mealsByReceipt: false,
    ...fields,
  } as const;
  const parts = dietParts(diet, dietRates);
  return { ...diet, parts, amount: parts.reduce((sum, { amount }) => sum + amount, 0) };
}
