import { formatPhone } from '@driftig/domain/format';

import { phoneLink } from '../../shared/record-screens/customers/contact-links.ts';
import classes from './people.module.css';

/**
 * A link that calls the number; plain text for an invalid number, nothing without one. `label`
 * distinguishes two of them.
 */
export function PhoneLink({ number, label }: { number: string; label?: string }) {
  if (number === '') return null;
  const href = phoneLink(number);
  if (href === undefined) return number;
  return (
    <a className={classes.phone} href={href}>
      {label === undefined ? null : `${label} `}
      {formatPhone(number)}
    </a>
  );
}
