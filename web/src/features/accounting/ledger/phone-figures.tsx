import { Fragment } from 'react';

/** The figures of columns that a phone leaves out, on lines that break between them. */
export function PhoneFigures({ figures }: { figures: readonly string[] }) {
  if (figures.length === 0) return null;
  return (
    <small data-phone>
      {figures.map((figure, index) => (
        <Fragment key={figure}>
          {index === 0 ? '' : ' · '}
          <span>{figure}</span>
        </Fragment>
      ))}
    </small>
  );
}
