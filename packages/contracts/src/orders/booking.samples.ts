import { sampleIds, type SamplesOf } from '../core/sample.ts';
import type { bookingRoutes } from './booking.ts';

export const bookingSamples: SamplesOf<typeof bookingRoutes> = {
  getBookingForm: {
    params: { slug: sampleIds.bookingSlug },
    response: {
      companyName: 'Nordlys Event ApS',
      logo: '/api/book/nordlys/logo',
      phone: '86 12 34 56',
      email: 'booking@nordlysevent.dk',
      town: 'Aarhus C',
      introduction: 'Fortæl os om jeres fest. Vi svarer inden for en dag.',
    },
  },
  showBookingLogo: {
    params: { slug: sampleIds.bookingSlug },
    response: { content: '/9j/4AAQSkZJRg==', mediaType: 'image/jpeg' },
  },
  sendBooking: {
    params: { slug: sampleIds.bookingSlug },
    body: {
      name: 'Maja Holm',
      phone: '22 33 44 55',
      email: 'maja@holmogco.dk',
      numberofparticipants: 80,
      from: 'Aarhus Ø',
      to: 'Marselisborg Lystbådehavn',
      decoration: 'Lyskæder og blomster',
      drinks: 'Øl, vin og vand',
      includingbottle: 1,
      // Later than today for as long as there is this sample, and less than five years ahead.
      date: '2029-06-12',
      fromtime: '17:00',
      totime: '23:59',
      event: 'Firmafest',
      message: 'Vi vil gerne høre, hvad det koster med og uden musik.',
      consent: true,
      website: '',
    },
    response: { message: 'Tak, vi har modtaget din forespørgsel.' },
  },
  getBookingSettings: {
    response: {
      open: true,
      slug: 'nordlys',
      suggestion: 'nordlys-event',
      introduction: 'Fortæl os om jeres fest. Vi svarer inden for en dag.',
      version: 1,
    },
  },
  updateBookingSettings: {
    body: { open: false, introduction: 'Fortæl os om jeres fest.' },
    response: { message: 'Bookingformularen er gemt.' },
  },
};
