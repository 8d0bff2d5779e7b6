import { mapLink } from '../customers/contact-links.ts';
import { phoneFact } from './fact-list.tsx';
import classes from './fact-list.module.css';

/** An address that opens in the map of the device. */
export function MapLink({ place }: { place: string }) {
  return (
    <a href={mapLink(place)} target="_blank" rel="noreferrer" className={classes.link}>
      {place}
    </a>
  );
}

interface SiteContactProps {
  name: string;
  phone: string;
}

/** The contact on site with a number that can be called; nothing without both. */
export function SiteContact({ name, phone }: SiteContactProps) {
  if (name === '' && phone === '') return null;
  return (
    <span>
      {name}
      {name !== '' && phone !== '' ? ', ' : null}
      {phone === '' ? null : phoneFact(phone)}
    </span>
  );
}
