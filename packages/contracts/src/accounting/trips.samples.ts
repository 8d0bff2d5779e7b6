import { sampleIds, type SamplesOf } from '../core/sample.ts';
import type { tripRoutes } from './trips.ts';

const trip = {
  title: 'Messe i Aarhus',
  startDate: '2026-03-10',
  endDate: '2026-03-12',
  location: 'Aarhus',
  purpose: 'Opbygning af stand',
  description: '',
};

const empty = { expense: 0, receiptTotal: 0, mileage: 0, diet: 0, links: 0 };
const answered = { id: sampleIds.trip, ...trip, ...empty, expense: 648.5, links: 1 };

export const tripSamples: SamplesOf<typeof tripRoutes> = {
  listTrips: { query: { limit: '20' }, response: [answered] },
  createTrip: { body: trip, response: { ...answered, ...empty } },
  deleteTrip: { params: { id: sampleIds.trip }, response: { message: 'Rejsen er slettet.' } },
};
