import classes from './booking.module.css';
import { bookingTexts as texts } from './booking-texts.ts';
import type { BookingErrors, BookingFieldName } from './booking-types.ts';

/** Shared properties of the form's fields. */
export interface BookingFields {
  readonly draft: Readonly<Record<string, string>>;
  readonly errors: BookingErrors;
  readonly onLeave: (name: BookingFieldName, isEmpty: boolean) => void;
}

interface BookingFieldProps {
  fields: BookingFields;
  name: Exclude<BookingFieldName, 'consent' | 'includingBottle'>;
  type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'number';
  autoComplete?: string;
  maxLength?: number;
  min?: string;
  required?: boolean;
  wide?: boolean;
  /** A textarea. */
  long?: boolean;
}

/** An uncontrolled field with its label, hint and error. */
export function BookingField({ fields, name, wide, long, ...rest }: BookingFieldProps) {
  const error = fields.errors[name];
  const hint = texts.hints[name];
  const id = `booking-${name}`;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const input = {
    id,
    name,
    className: classes.field,
    defaultValue: fields.draft[name] ?? '',
    autoComplete: 'off',
    'aria-invalid': error !== undefined,
    'aria-describedby': described || undefined,
    onBlur: (event: { readonly currentTarget: { readonly value: string } }) =>
      fields.onLeave(name, event.currentTarget.value === ''),
    ...(rest.type === 'number' ? { inputMode: 'numeric' as const } : {}),
    ...rest,
  };
  return (
    <div className={wide || long ? classes.wide : undefined}>
      <label className={classes.label} htmlFor={id}>
        {texts.labels[name]}
        {rest.required ? <span aria-hidden="true"> *</span> : null}
      </label>
      {long ? <textarea rows={5} {...input} /> : <input {...input} />}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className={classes.error}>
      {error}
    </p>
  );
}

interface BookingTickProps {
  fields: BookingFields;
  name: 'consent' | 'includingBottle';
  label: string;
  required?: boolean;
}

/** A checkbox with its error. */
export function BookingTick({ fields, name, label, required = false }: BookingTickProps) {
  const error = fields.errors[name];
  const id = `booking-${name}`;
  return (
    <div className={classes.wide}>
      <label className={classes.tick} htmlFor={id}>
        <input
          id={id}
          name={name}
          type="checkbox"
          defaultChecked={fields.draft[name] === '1'}
          required={required}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={() => fields.onLeave(name, false)}
        />
        <span>
          {label}
          {required ? (
            <span aria-hidden="true" className={classes.star}>
              {' '}
              *
            </span>
          ) : null}
        </span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
