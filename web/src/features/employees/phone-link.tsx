import { formatPhone } from '@driftig/domain/format';

import { phoneLink } from '../../records/contact-links.ts';
import classes from './people.module.css';

/** A link that calls the number; plain text where it is no number, nothing where there is none. */
export function PhoneLink({ number }: { number: string }) {
  if (number === '') return null;
  const href = phoneLink(number);
  if (href === undefined) return number;
  return (
    <a className={classes.phone} href={href}>
      {formatPhone(number)}
    </a>
  );
}
