import type { ReactNode } from 'react';

import type { Shape } from './day-look.ts';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 } as const;
const solid = { fill: 'currentColor' } as const;

const shapes: Readonly<Record<Shape, ReactNode>> = {
  dot: <circle cx="4" cy="4" r="3" {...solid} />,
  ring: <circle cx="4" cy="4" r="2.6" {...line} />,
  check: <path d="M1 4.2 3.2 6.4 7 1.8" {...line} />,
  play: <path d="M4 .8 7.4 7H.6z" {...solid} />,
  half: (
    <>
      <circle cx="4" cy="4" r="3.2" {...line} strokeWidth={1.2} />
      <path d="M4 1a3 3 0 0 1 0 6z" {...solid} />
    </>
  ),
  cross: <path d="m1.2 1.2 5.6 5.6m0-5.6L1.2 6.8" {...line} />,
  plus: <path d="M4 .8v6.4M.8 4h6.4" {...line} />,
  diamond: <path d="M4 .4 7.6 4 4 7.6.4 4z" {...solid} />,
  triangle: <path d="M4 .8 7.4 7H.6z" {...line} strokeWidth={1.2} />,
  square: <path d="M1 1h6v6H1z" {...solid} />,
  dash: <path d="M.6 4h6.8" {...line} strokeWidth={2} />,
  stripes: <path d="M.4 4.4 4.4.4M1.6 7.2 7.2 1.6M4.4 8 8 4.4" {...line} strokeWidth={1.3} />,
};

/** The shape of a status, hidden from screen readers, which read its word instead. */
export function DayMark({ shape, className }: { shape: Shape; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 8 8" aria-hidden="true">
      {shapes[shape]}
    </svg>
  );
}
