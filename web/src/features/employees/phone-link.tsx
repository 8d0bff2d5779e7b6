import classes from './people.module.css';

/** A tel: link; renders nothing when there is no number. */
export function PhoneLink({ number }: { number: string }) {
  if (number === '') return null;
  return (
    <a className={classes.phone} href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>
      {number}
    </a>
  );
}
