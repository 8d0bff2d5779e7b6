import { danishDate } from '@driftig/domain/dates';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { paths } from '../../../paths.ts';
import { BookingField, BookingTick, type BookingFields } from './booking-field.tsx';
import { bookingTexts as texts } from './booking-texts.ts';
import type { SentForm } from './booking-types.ts';
import classes from './booking.module.css';
import look from '../../../ui/layout/public-page.module.css';
import { useBookingForm } from './use-booking-form.ts';

interface BookingFormProps {
  slug: string;
  companyName: string;
  onSent: (sent: SentForm) => void;
}

/** The 14 fields of product E19, with consent. Plain elements, which a phone has pickers for. */
export function BookingForm({ slug, companyName, onSent }: BookingFormProps) {
  const { draft, errors, progress, onLeave, ...form } = useBookingForm(slug, onSent);
  const fields = { draft, errors, onLeave };
  return (
    <form className={classes.form} aria-label={texts.heading} noValidate {...form}>
      <p className={classes.note}>{texts.required}</p>
      <Person fields={fields} />
      <Event fields={fields} />
      <Places fields={fields} />
      <Wishes fields={fields} />
      <div className={classes.honeypot} aria-hidden="true">
        <label htmlFor="booking-website">{texts.website}</label>
        <input id="booking-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={classes.consent}>
        <BookingTick fields={fields} name="consent" label={texts.consent(companyName)} required />
        <p className={classes.note}>
          {texts.kept(companyName)}{' '}
          <a href={paths.privacy} target="_blank" rel="noopener">
            {texts.privacy}
          </a>
          .
        </p>
      </div>
      {progress.failure === undefined ? null : (
        <p role="alert" className={classes.failure}>
          <strong>{texts.notSent}</strong> {progress.failure} {texts.stillHere}
        </p>
      )}
      <button type="submit" className={look.button} aria-disabled={progress.isSending}>
        {progress.isSending ? texts.sending : texts.send}
      </button>
    </form>
  );
}

interface PartProps {
  fields: BookingFields;
}

function Person({ fields }: PartProps) {
  return (
    <Part title={texts.you}>
      <BookingField fields={fields} name="name" autoComplete="name" maxLength={120} required wide />
      <BookingField fields={fields} name="email" type="email" autoComplete="email" required />
      <BookingField fields={fields} name="phone" type="tel" autoComplete="tel" maxLength={40} />
    </Part>
  );
}

function Event({ fields }: PartProps) {
  const [today] = useState(() => danishDate(new Date().toISOString()));
  return (
    <Part title={texts.event}>
      <BookingField fields={fields} name="event" maxLength={120} wide />
      <BookingField fields={fields} name="date" type="date" min={today} required />
      <BookingField fields={fields} name="participants" type="number" min="0" />
      <BookingField fields={fields} name="fromTime" type="time" />
      <BookingField fields={fields} name="toTime" type="time" />
    </Part>
  );
}

function Places({ fields }: PartProps) {
  return (
    <Part title={texts.place}>
      <BookingField fields={fields} name="from" maxLength={120} />
      <BookingField fields={fields} name="to" maxLength={120} />
    </Part>
  );
}

function Wishes({ fields }: PartProps) {
  return (
    <Part title={texts.wishes}>
      <BookingField fields={fields} name="decoration" maxLength={200} />
      <BookingField fields={fields} name="drinks" maxLength={200} />
      <BookingTick fields={fields} name="includingBottle" label={texts.labels.includingBottle} />
      <BookingField fields={fields} name="message" long maxLength={4000} />
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.part}>
      <legend className={classes.legend}>{title}</legend>
      <div className={classes.grid}>{children}</div>
    </fieldset>
  );
}
