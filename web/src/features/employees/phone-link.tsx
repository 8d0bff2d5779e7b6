import { formatPhone } from '@driftig/domain/format';

import { phoneLink } from '../../shared/record-screens/customers/contact-links.ts';
import classes from './people.module.css';

/**
 * A link that calls the number; plain text where it is no number, nothing where there is none. `label`
 * tells two of them apart.
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
