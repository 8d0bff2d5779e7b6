import classes from './people.module.css';

/** A number to press; nothing at all where there is none. */
export function PhoneLink({ number }: { number: string }) {
  if (number === '') return null;
  return (
    <a className={classes.phone} href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>
      {number}
    </a>
  );
}
