import classes from './segments.module.css';

/** More would be too thin to count. */
const MOST_SEGMENTS = 12;

/** A segment for each place, filled when it is assigned. The text beside it says the same. */
export function Segments({ assigned, needed }: { assigned: number; needed: number }) {
  if (needed === 0) return null;
  const count = Math.min(needed, MOST_SEGMENTS);
  const filled = Math.floor((Math.min(assigned, needed) / needed) * count);
  return (
    <span className={classes.segments} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} data-filled={index < filled || undefined} />
      ))}
    </span>
  );
}
