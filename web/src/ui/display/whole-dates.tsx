/** WholeDates { children } — a text whose dates, 'dd-mm-yyyy', stay on one line each. One piece, also in a row or a grid. */
import type { ReactNode } from 'react';

const DATE = /(\d{2}-\d{2}-\d{4})/;

export function WholeDates({ children }: { children: string }): ReactNode {
  const parts = children.split(DATE).map((part, index) =>
    DATE.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of a text have no other name
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
  return <span>{parts}</span>;
}
