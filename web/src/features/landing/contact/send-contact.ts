import { contactForm, contactSpecs } from '@driftig/contracts/auth/contact';
import * as z from 'zod';

import { call } from '../../../api/client.ts';
import { ApiError, describeError } from '../../../api/errors.ts';
import { fieldTexts } from '../../../api/request.ts';

/** The form's values; `honeypot` is a hidden field that only robots fill in. */
export type ContactValues = z.output<typeof contactForm>;

/** Error texts by field. */
export type ContactErrors = Readonly<Record<string, string | undefined>>;

interface SendResult {
  readonly errors: ContactErrors;
  /** The error text when the message was not sent and the error is not at a field. */
  readonly failure?: string;
}

/** Validates with the contract. This module is loaded lazily, because it imports zod. */
export function validateContact(values: ContactValues): ContactErrors {
  const wire = z.safeEncode(contactForm, values);
  return wire.success ? {} : fieldTexts(contactForm, wire.error);
}

export async function sendContact(values: ContactValues): Promise<SendResult> {
  try {
    await call(contactSpecs.sendContact, { body: values });
    return { errors: {} };
  } catch (error) {
    const errors = error instanceof ApiError ? error.fields : {};
    return Object.keys(errors).length > 0 ? { errors } : { errors, failure: describeError(error) };
  }
}
