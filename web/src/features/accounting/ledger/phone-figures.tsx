import { Fragment, type ReactNode } from 'react';

interface PhoneFiguresProps {
  figures: readonly string[];
  /** Draws a figure that opens to its rows. */
  openable?: ((figure: string, index: number) => ReactNode) | undefined;
}

/** The figures of columns that a phone leaves out, on lines that break between them. */
export function PhoneFigures({ figures, openable }: PhoneFiguresProps) {
  if (figures.length === 0) return null;
  return (
    <small data-phone>
      {figures.map((figure, index) => (
        <Fragment key={figure}>
          {index === 0 ? '' : ' · '}
          <span>{openable === undefined ? figure : openable(figure, index)}</span>
        </Fragment>
      ))}
    </small>
  );
}
