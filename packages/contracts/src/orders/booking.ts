import * as z from 'zod';

import { fileAnswer } from '../core/file-answer.ts';
import { routesOf } from '../core/route.ts';
import { recordInput } from '../records/record-inputs.ts';
import type { RecordType } from '../records/record-type.ts';
import { enquiries } from '../records/types/enquiries.ts';
import { oneLine, text } from '../wire/text.ts';
import { editRequest, fieldsOf } from '../wire/edit-request.ts';
import { blankable, message, request } from '../wire/wire.ts';

export const shortestSlug = 3;
export const longestSlug = 40;
export const longestIntroduction = 1000;

/** The last part of a booking form's address: /book/nordlys (product O21). */
const slugPattern = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])$/;

/** Whether a company may have its booking form there. */
export function isSlug(value: string): boolean {
  return value.length >= shortestSlug && value.length <= longestSlug && slugPattern.test(value);
}

const slug = oneLine(longestSlug).refine(
  isSlug,
  `Brug ${shortestSlug} til ${longestSlug} små bogstaver fra a til z, tal og bindestreger, med et bogstav eller tal først og sidst.`,
);

const { status: _status, orderId: _order, ...asked } = enquiries.fields;

/** An enquiry as its sender writes it: all 14 fields of product E19, in the words of a stranger. */
export const bookingFields = {
  ...asked,
  name: { ...asked.name, required: 'Skriv dit navn.' },
  email: { ...asked.email, required: 'Skriv din e-mail.' },
  date: { ...asked.date, required: 'Vælg en dato.' },
} as const;

const bookingType = { ...enquiries, fields: bookingFields } as const satisfies RecordType;

/**
 * `website` is a hidden honeypot field that only robots fill in. What is sent once more under the
 * same `sendid` makes no second enquiry.
 */
export const bookingForm = recordInput(bookingType, {
  consent: z.literal(true, { error: 'Sæt kryds, så vi må gemme det, du har skrevet.' }),
  website: z.string().max(2000).optional(),
  sendid: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'Skal have 8 til 64 tegn.')
    .optional(),
});
export type BookingForm = z.output<typeof bookingForm>;

/** Accepts any text, so that an unknown address is answered with 404 instead of 400. */
const atSlug = request({ slug: z.string().max(200) }, {});

/** Fields of the public page; '' for empty ones. */
const bookingPage = z.object({
  companyName: z.string(),
  /** The path of the logo's file. */
  logo: z.string(),
  phone: z.string(),
  email: z.string(),
  town: z.string(),
  introduction: z.string(),
});
export type BookingPage = z.output<typeof bookingPage>;

/** `version` is 0 until they are saved for the first time. */
const bookingSettings = z.object({
  open: z.boolean(),
  slug: z.string(),
  /** A slug made from the company's name; it may be taken. */
  suggestion: z.string(),
  introduction: z.string(),
  version: z.int(),
});
export type BookingSettings = z.output<typeof bookingSettings>;

export const bookingSettingsForm = editRequest(
  {
    open: z.boolean({ error: 'Vælg ja eller nej.' }),
    /** May be left out while the form is closed, which frees the old one. */
    slug: blankable(slug),
    introduction: blankable(text(longestIntroduction)),
    /** Optimistic lock: the version that was read. Without it the last save wins. */
    version: z.int({ error: 'Skal være et helt tal.' }).min(0).optional(),
  },
  {},
  fieldsOf(bookingSettings),
);

export const bookingRoutes = routesOf('orders', {
  getBookingForm: {
    method: 'GET',
    path: '/api/book/{slug}',
    access: 'public',
    summary: 'Hvem en bookingformular hører til, og hvad den siger',
    params: atSlug,
    response: bookingPage,
    errors: ['not_found'],
  },
  showBookingLogo: {
    method: 'GET',
    path: '/api/book/{slug}/logo',
    access: 'public',
    summary: 'Logoet på en bookingformular',
    params: atSlug,
    response: fileAnswer,
    answersFile: true,
    errors: ['not_found'],
  },
  sendBooking: {
    method: 'POST',
    path: '/api/book/{slug}',
    access: 'public',
    summary: 'Sender en forespørgsel fra den offentlige bookingformular',
    changes: [],
    params: atSlug,
    body: bookingForm,
    response: message,
    status: 201,
    errors: ['not_found', 'too_many', 'key_reused'],
  },
  getBookingSettings: {
    method: 'GET',
    path: '/api/booking-settings',
    access: 'manager',
    summary: 'Om bookingformularen er åben, dens adresse og det, den indleder med',
    response: bookingSettings,
  },
  updateBookingSettings: {
    method: 'POST',
    path: '/upd/updateBooking',
    access: 'manager',
    summary: 'Åbner eller lukker bookingformularen og gemmer dens adresse',
    changes: ['getBookingSettings'],
    body: bookingSettingsForm,
    response: message,
    errors: ['conflict', 'name_taken'],
  },
});
