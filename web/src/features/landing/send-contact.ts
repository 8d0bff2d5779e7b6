import { contactForm, contactSpecs } from '@driftig/contracts/auth/contact';
import * as z from 'zod';

import { call } from '../../api/client.ts';
import { ApiError, describeError } from '../../api/errors.ts';
import { fieldTexts } from '../../api/request.ts';

/** What stands in the form; `trap` is the field that no person sees. */
export type ContactValues = z.output<typeof contactForm>;

/** Texts by field; empty where nothing is wrong. */
export type ContactFaults = Readonly<Record<string, string | undefined>>;

interface Sent {
  readonly faults: ContactFaults;
  /** Why it was not sent, where no field is to blame. */
  readonly failure?: string;
}

/** What the contract finds wrong. Loaded, with zod, when someone begins to write. */
export function faultsOf(values: ContactValues): ContactFaults {
  const wire = z.safeEncode(contactForm, values);
  return wire.success ? {} : fieldTexts(contactForm, wire.error);
}

export async function sendContact(values: ContactValues): Promise<Sent> {
  try {
    await call(contactSpecs.sendContact, { body: values });
    return { faults: {} };
  } catch (error) {
    const faults = error instanceof ApiError ? error.fields : {};
    return Object.keys(faults).length > 0 ? { faults } : { faults, failure: describeError(error) };
  }
}
