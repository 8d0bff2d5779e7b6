import { sampleIds } from '@driftig/contracts/core/sample';
import { bookingRoutes } from '@driftig/contracts/orders/booking';

import { inSequence, press, see } from '../acts.ts';
import { answer, failWith500, neverAnswer, refuse } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';

const path = `/book/${sampleIds.bookingSlug}`;
const { getBookingForm, sendBooking } = bookingRoutes;

const write: Act = async (page) => {
  const texts = {
    Navn: 'Ida Holm',
    'E-mail': 'ida@holm.dk',
    Anledning: 'Sølvbryllup',
    Dato: '2027-05-08',
    'Fra kl.': '17:00',
    'Til kl.': '23:30',
    Besked: 'Vi bliver 80 og vil gerne have et telt.',
  };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
  await page.getByRole('checkbox', { name: /må gemme/ }).check();
};
// Answered once the page is there: the form is fetched and sent at one address.
const send = press('Send forespørgsel');

/** A company's public form, and what becomes of it. */
export const bookingScreens: readonly Screen[] = [
  { name: 'booking', path, whole: true },
  { name: 'booking-faults', path, act: inSequence(send, see('Skriv dit navn.')), whole: true },
  {
    name: 'booking-sent',
    path,
    act: inSequence(answer(sendBooking, { message: 'ok' }), write, send, see('Tak, Ida Holm')),
  },
  {
    name: 'booking-too-many',
    path,
    act: inSequence(
      refuse(sendBooking, 'too_many'),
      write,
      send,
      see('Forespørgslen blev ikke sendt.'),
    ),
  },
  { name: 'booking-closed', path: '/book/findes-ikke', act: see('Her er ingen formular') },
  {
    name: 'booking-unloaded',
    path,
    before: failWith500(getBookingForm),
    act: see('Formularen kunne ikke hentes.'),
  },
  { name: 'booking-loading', path, before: neverAnswer(getBookingForm), waiting: true },
];
