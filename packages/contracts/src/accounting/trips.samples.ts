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

const answered = { id: sampleIds.trip, ...trip, expense: 648.5, receiptTotal: 0, links: 1 };

export const tripSamples: SamplesOf<typeof tripRoutes> = {
  listTrips: { query: { limit: '20' }, response: [answered] },
  createTrip: { body: trip, response: { ...answered, expense: 0, links: 0 } },
  deleteTrip: { params: { id: sampleIds.trip }, response: { message: 'Rejsen er slettet.' } },
};
