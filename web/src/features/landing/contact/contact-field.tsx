import classes from './contact.module.css';
import { texts } from '../texts.ts';

export type FieldName = 'name' | 'email' | 'company' | 'message';

interface ContactFieldProps {
  name: FieldName;
  error: string | undefined;
  type?: 'text' | 'email';
  autoComplete: string;
  required?: boolean;
  /** As wide as the form. */
  wide?: boolean;
  /** A textarea. */
  long?: boolean;
  onLeave: (name: FieldName) => void;
}

/** An uncontrolled field of the contact form, with label and error. */
export function ContactField({ name, error, wide, long, onLeave, ...rest }: ContactFieldProps) {
  const field = {
    id: `contact-${name}`,
    name,
    className: classes.field,
    placeholder: texts.examples[name],
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `contact-${name}-error`,
    onBlur: () => onLeave(name),
    ...rest,
  };
  return (
    <div className={wide || long ? classes.wide : undefined}>
      <label className={classes.label} htmlFor={field.id}>
        {texts[name]}
        {rest.required ? <span aria-hidden="true"> *</span> : null}
      </label>
      {long ? <textarea rows={4} {...field} /> : <input {...field} />}
      {error === undefined ? null : (
        <p id={`contact-${name}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
