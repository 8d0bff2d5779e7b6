import { whyPeopleHours, type PeopleFigure } from '@driftig/domain/why/people-hours';
import type { ReactNode } from 'react';

import { Why } from '../../../shared/why/why.tsx';
import { texts } from './texts.ts';
import type { Overview } from './use-overview.ts';

interface TotalFigureProps {
  figure: PeopleFigure;
  overview: Overview;
  children: ReactNode;
}

/** A sum over people, which opens to them; each of them leads to the person's entries. */
export function TotalFigure({ figure, overview, children }: TotalFigureProps) {
  const { people, change } = overview;
  if (people.every((person) => person[figure] === 0)) return children;
  return (
    <Why
      label={`${texts.totals[figure]}, ${texts.totalOf(people.length)}`}
      answer={() => whyPeopleHours(figure, people)}
      onOpen={(employee) => change({ tab: 'details', employee })}
    >
      {children}
    </Why>
  );
}
