import { orderRoutes } from '@driftig/contracts/orders/routes';
import { addDays, danishDate } from '@driftig/domain/dates';
import { ulid } from 'ulid';

import { call } from '../stack/call.ts';
import type { TestCompany } from './company.ts';
import { newEmail } from '../stack/emails.ts';

/** A day that an event can be asked for. */
export const bookableDate = addDays(danishDate(new Date().toISOString()), 30);

export const newSlug = () => `fest-${ulid().toLowerCase()}`;

/** Saves the booking form as the owner; without a slug, a new one. */
export async function openBookingForm(
  { owner }: TestCompany,
  { slug = newSlug(), open = true, introduction = '' } = {},
): Promise<string> {
  const body = { open, slug, introduction };
  const { status, text } = await owner.call(orderRoutes.updateBookingSettings, { body });
  if (status !== 200) throw new Error(`The booking form was not saved: ${text}`);
  return slug;
}

/** Body of the booking form, with all 14 fields. */
export const bookingBody = (changes: Readonly<Record<string, unknown>> = {}) => ({
  name: 'Maja Holm',
  phone: '22 33 44 55',
  email: newEmail('maja'),
  numberofparticipants: 80,
  from: 'Aarhus Ø',
  to: 'Moesgaard Strand',
  decoration: 'Lyskæder',
  drinks: 'Øl og vin',
  includingbottle: 1,
  date: bookableDate,
  fromtime: '17:00',
  totime: '23:59',
  event: 'Reception',
  message: 'Med scene?\nOg uden?',
  consent: true,
  website: '',
  ...changes,
});

/** Sends the form as a visitor, from an address of its own where none is given. */
export const sendBooking = (slug: string, body: object = bookingBody(), address: string = ulid()) =>
  call(orderRoutes.sendBooking, {
    params: { slug },
    body,
    headers: { 'x-viewer-address': address },
  });

export const getBookingForm = (slug: string) =>
  call(orderRoutes.getBookingForm, { params: { slug } });

/** The enquiries of the company as its office lists them. */
export async function enquiriesOf({ owner }: TestCompany): Promise<Record<string, unknown>[]> {
  const { json } = await owner.call(orderRoutes.listEnquiries);
  return json as Record<string, unknown>[];
}
