import { useId, useState, type ReactNode } from 'react';

import { usePhone } from '../../../ui/layout/use-phone.ts';
import { FlexValue } from '../flex-value.tsx';
import { hoursText } from '../hours-text.ts';
import { DayBars, DayHeads } from './day-bars.tsx';
import { NameButton, PersonDays } from './person-days.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { mostOf, sumOf, type Figures, type Person } from './sums.ts';
import classes from './summary.module.css';
import { texts } from './texts.ts';
import { TotalFigure } from './total-figure.tsx';
import type { Overview } from './use-overview.ts';

/** A line a person: hours, what waits of them, norm, flex, and a bar a day. */
export function Summary({ overview }: { overview: Overview }) {
  const isPhone = usePhone();
  return isPhone ? <SummaryCards overview={overview} /> : <SummaryTable overview={overview} />;
}

function SummaryTable({ overview }: { overview: Overview }) {
  const { people, days, view, isFlexOn } = overview;
  const captions = view === 'week';
  const most = mostOf(people);
  return (
    <table className={classes.table} data-view={view}>
      <thead>
        <tr>
          <th scope="col" className={classes.name}>
            {texts.employee}
          </th>
          <th scope="col" className={classes.number}>
            {texts.hours}
          </th>
          <th scope="col" className={classes.number}>
            {texts.pending}
          </th>
          <th scope="col" className={classes.number}>
            {texts.norm}
          </th>
          {isFlexOn ? (
            <th scope="col" className={classes.number}>
              {texts.flex}
            </th>
          ) : null}
          <th scope="col">
            <span className={classes.hidden}>{texts.days}</span>
            <DayHeads days={days} captions={captions} />
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRows key={person.employeeId} person={person} overview={overview} most={most} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {texts.total} <span className={classes.hidden}>{texts.totalOf(people.length)}</span>
          </th>
          <FigureCells
            figures={sumOf(people)}
            isFlexOn={isFlexOn}
            around={(figure, children) => (
              <TotalFigure figure={figure} overview={overview}>
                {children}
              </TotalFigure>
            )}
          />
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

interface PersonRowsProps {
  person: Person;
  overview: Overview;
  most: number;
}

function PersonRows({ person, overview, most }: PersonRowsProps) {
  const { days, view, isFlexOn } = overview;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr>
        <th scope="row" className={classes.name}>
          <NameButton
            name={person.employeeName}
            isOpen={isOpen}
            controls={id}
            onToggle={() => setOpen(!isOpen)}
          />
        </th>
        <FigureCells figures={person} isFlexOn={isFlexOn} />
        <td>
          <DayBars
            person={person}
            days={days}
            most={most}
            captions={view === 'week'}
            names={view === 'week'}
          />
        </td>
      </tr>
      {isOpen ? (
        <tr id={id} className={classes.opened}>
          <td colSpan={isFlexOn ? 6 : 5}>
            <PersonDays person={person} overview={overview} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

interface FigureCellsProps {
  figures: Figures;
  isFlexOn: boolean;
  /** Put around each figure. */
  around?: (figure: keyof Figures, children: ReactNode) => ReactNode;
}

function FigureCells({ figures, isFlexOn, around = onlyFigure }: FigureCellsProps) {
  const { hundredths, pendingHundredths, normHundredths, flexHundredths } = figures;
  return (
    <>
      <td className={classes.hours}>{around('hundredths', hoursText(hundredths))}</td>
      <td className={classes.number} data-pending={pendingHundredths > 0 || undefined}>
        {around('pendingHundredths', hoursText(pendingHundredths))}
      </td>
      <td className={classes.number}>{around('normHundredths', hoursText(normHundredths))}</td>
      {isFlexOn ? (
        <td className={classes.number}>
          {around('flexHundredths', <FlexValue hundredths={flexHundredths} />)}
        </td>
      ) : null}
    </>
  );
}

const onlyFigure = (_figure: keyof Figures, children: ReactNode) => children;
