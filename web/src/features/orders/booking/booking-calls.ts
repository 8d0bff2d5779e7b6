import {
  bookingFields,
  bookingForm,
  bookingRoutes,
  type BookingForm,
} from '@driftig/contracts/orders/booking';
import * as z from 'zod';

import { call } from '../../../api/client.ts';
import { ApiError, describeError } from '../../../api/errors.ts';
import { fieldTexts } from '../../../api/request.ts';
import type { BookingErrors } from './booking-types.ts';

interface SendResult {
  readonly errors: BookingErrors;
  /** Why the form was not sent, where that is not at a field. */
  readonly failure?: string;
}

/** Validates with the contract. This module is loaded lazily, because it imports zod. */
export function validateBooking(values: BookingForm): BookingErrors {
  const wire = z.safeEncode(bookingForm, values);
  return wire.success ? {} : { ...fieldTexts(bookingForm, wire.error), ...missingTexts(values) };
}

/** Encoding looks at the form of a value before it looks whether there is one. */
function missingTexts(values: BookingForm): BookingErrors {
  const required = ['name', 'email', 'date'] as const;
  const missing = required.filter((name) => (values[name] ?? '').trim() === '');
  return Object.fromEntries(missing.map((name) => [name, bookingFields[name].required]));
}

export async function sendBooking(slug: string, values: BookingForm): Promise<SendResult> {
  const faults = validateBooking(values);
  if (Object.keys(faults).length > 0) return { errors: faults };
  try {
    await call(bookingRoutes.sendBooking, { params: { slug }, body: values });
    return { errors: {} };
  } catch (error) {
    const errors = error instanceof ApiError ? error.fields : {};
    return Object.keys(errors).length > 0 ? { errors } : { errors, failure: describeError(error) };
  }
}
