import { useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { keepOrMakeKey } from '../../../api/forms/idempotency.ts';
import { forgetDraft, keepDraft, readDraft } from './booking-draft.ts';
import { bookingTexts as texts } from './booking-texts.ts';
import {
  bookingFieldNames,
  type BookingErrors,
  type BookingFieldName,
  type SentForm,
} from './booking-types.ts';
import { textsOf, valuesOf } from './booking-values.ts';

const importCalls = () => import('./booking-calls.ts');

interface Progress {
  readonly isSending: boolean;
  readonly failure?: string;
}

/**
 * State of the booking form at a slug. The fields are uncontrolled, so what is written stays whatever
 * happens. `onSent` gets what was sent.
 */
export function useBookingForm(slug: string, onSent: (sent: SentForm) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => readDraft(slug));
  const sent = useRef(draft.sent);
  // A second click comes before the button is seen to be busy.
  const isBusy = useRef(false);
  const [errors, setErrors] = useState<BookingErrors>({});
  const [progress, setProgress] = useState<Progress>({ isSending: false });

  const keep = (element: HTMLFormElement) =>
    keepDraft(slug, { texts: textsOf(element), sent: sent.current });

  const fail = (failure: string) => setProgress({ isSending: false, failure });

  const send = async (element: HTMLFormElement) => {
    const { sendBooking } = await importCalls();
    const values = valuesOf(element);
    sent.current = keepOrMakeKey(values, sent.current);
    keep(element);
    const result = await sendBooking(slug, { ...values, sendid: sent.current.key });
    setErrors(result.errors);
    const first = bookingFieldNames.find((name) => result.errors[name] !== undefined);
    if (result.failure !== undefined) return fail(result.failure);
    if (first !== undefined) {
      fail(texts.checkFields);
      return element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
    forgetDraft(slug);
    return onSent(values);
  };

  const check = async (name: BookingFieldName) => {
    const { validateBooking } = await importCalls();
    if (form.current === null) return;
    const { [name]: found } = validateBooking(valuesOf(form.current));
    setErrors((before) => ({ ...before, [name]: found }));
  };

  return {
    ref: form,
    draft: draft.texts,
    errors,
    progress,
    /** Fetches the code that checks and sends the form, while the visitor begins to type. */
    onFocus: () => void importCalls().catch(() => undefined),
    onInput: (event: FormEvent<HTMLFormElement>) => keep(event.currentTarget),
    /** A field that was left empty is not blamed for it before the form is sent. */
    onLeave: (name: BookingFieldName, isEmpty: boolean) => {
      if (isEmpty && errors[name] === undefined) return;
      // Without a connection, sending will say so.
      void check(name).catch(() => undefined);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      setProgress({ isSending: true });
      send(event.currentTarget)
        .catch(() => fail(texts.noConnection))
        .finally(() => {
          isBusy.current = false;
        });
    },
  };
}
