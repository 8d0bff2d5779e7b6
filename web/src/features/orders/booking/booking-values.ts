import type { BookingForm } from '@driftig/contracts/orders/booking';

import { bookingFieldNames } from './booking-types.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<Control>(`[name="${name}"]`);
const isTicked = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.checked === true;

/** Typed texts, stored as a draft. Consent is not stored. */
export function textsOf(form: HTMLFormElement): Record<string, string> {
  const named = bookingFieldNames
    .filter((name) => name !== 'consent')
    .map((name): [string, string] => {
      if (name === 'includingBottle') return [name, isTicked(form, name) ? '1' : ''];
      return [name, controlOf(form, name)?.value ?? ''];
    });
  return Object.fromEntries(named.filter(([, text]) => text !== ''));
}

/** The body of the call. Empty fields are left out, so that required ones say that they are. */
export function valuesOf(form: HTMLFormElement): BookingForm {
  const { includingBottle, participants, ...texts } = textsOf(form);
  const website = controlOf(form, 'website')?.value ?? '';
  const values = {
    ...texts,
    ...(includingBottle === '1' ? { includingBottle: 1 } : {}),
    ...(participants === undefined ? {} : { participants: Number(participants) }),
    consent: isTicked(form, 'consent'),
    website,
  };
  // Checked by the contract before it is sent.
  return values as unknown as BookingForm;
}
