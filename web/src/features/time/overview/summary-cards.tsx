import { useId, useState, type ReactNode } from 'react';

import { FlexValue } from '../flex-value.tsx';
import { hoursText } from '../hours-text.ts';
import { DayBars, DayHeads } from './day-bars.tsx';
import { NameButton, PersonDays } from './person-days.tsx';
import { daysAway, mostOf, sumOf, type Figures, type Person } from './sums.ts';
import classes from './summary.module.css';
import { texts } from './texts.ts';
import { TotalFigure } from './total-figure.tsx';
import type { Overview } from './use-overview.ts';

/** A card a person, for phones. */
export function SummaryCards({ overview }: { overview: Overview }) {
  const { people, isFlexOn } = overview;
  const most = mostOf(people);
  const sum = sumOf(people);
  return (
    <>
      <ul className={classes.cards}>
        {people.map((person) => (
          <PersonCard key={person.employeeId} person={person} overview={overview} most={most} />
        ))}
      </ul>
      <div className={classes.total}>
        <div className={classes.line}>
          <span>{texts.totalOf(people.length)}</span>
          <span className={classes.big}>
            <TotalFigure figure="hundredths" overview={overview}>
              {texts.hoursOf(hoursText(sum.hundredths))}
            </TotalFigure>
          </span>
        </div>
        <Facts
          figures={sum}
          isFlexOn={isFlexOn}
          away={nothing}
          around={(figure, children) => (
            <TotalFigure figure={figure} overview={overview}>
              {children}
            </TotalFigure>
          )}
        />
      </div>
    </>
  );
}

interface PersonCardProps {
  person: Person;
  overview: Overview;
  most: number;
}

function PersonCard({ person, overview, most }: PersonCardProps) {
  const { days, view, isFlexOn } = overview;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const captions = view === 'week';
  const away = daysAway(person).map(([type, count]) => texts.absenceDays(type, count));
  return (
    <li className={classes.card}>
      <div className={classes.line}>
        <NameButton
          name={person.employeeName}
          isOpen={isOpen}
          controls={id}
          onToggle={() => setOpen(!isOpen)}
        />
        <span className={classes.big}>{texts.hoursOf(hoursText(person.hundredths))}</span>
      </div>
      <Facts figures={person} isFlexOn={isFlexOn} away={away} />
      <div>
        <DayHeads days={days} captions={captions} />
        <DayBars person={person} days={days} most={most} captions={captions} />
      </div>
      {isOpen ? (
        <div id={id}>
          <PersonDays person={person} overview={overview} />
        </div>
      ) : null}
    </li>
  );
}

const nothing: readonly string[] = [];

interface FactsProps {
  figures: Figures;
  isFlexOn: boolean;
  away: readonly string[];
  /** Put around each figure. */
  around?: (figure: keyof Figures, children: ReactNode) => ReactNode;
}

const onlyFigure = (_figure: keyof Figures, children: ReactNode) => children;

function Facts({ figures, isFlexOn, away, around = onlyFigure }: FactsProps) {
  const { pendingHundredths, normHundredths, flexHundredths } = figures;
  return (
    <p className={classes.facts}>
      <span>
        {texts.norm} {around('normHundredths', hoursText(normHundredths))}
      </span>
      {isFlexOn ? (
        <span>
          {texts.flex} {around('flexHundredths', <FlexValue hundredths={flexHundredths} />)}
        </span>
      ) : null}
      {pendingHundredths > 0 ? (
        <span data-pending>
          {around('pendingHundredths', hoursText(pendingHundredths))} {texts.waits}
        </span>
      ) : null}
      {away.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </p>
  );
}
