import type { Substitute } from '@driftig/contracts/planning/replace-routes';
import { formatQuantity } from '@driftig/domain/format';
import { hoursBetween, type Period } from '@driftig/domain/planning/period';
import { Checkbox } from '@mantine/core';

import { Avatar } from '../../../ui/display/avatar.tsx';
import { Tag } from '../../../ui/display/status-chip.tsx';
import { WholeDates } from '../../../ui/display/whole-dates.tsx';
import { LawWarnings } from '../swaps/law-warnings.tsx';
import { CallButton } from './call-button.tsx';
import { RestBar, RestBarHead, restLineOf } from './rest-bar.tsx';
import classes from './substitute-list.module.css';
import { replaceTexts as texts } from './texts.ts';

interface SubstituteListProps {
  shift: Period;
  free: readonly Substitute[];
  unable: readonly { readonly id: string; readonly name: string; readonly reason: string }[];
  /** People who said no to the question. */
  declinedIds: readonly string[];
  isAsked: (id: string) => boolean;
  onToggle: (id: string) => void;
}

/** The people who are free, with rest and hours, and those who cannot come, with the reason. */
export function SubstituteList({
  shift,
  free,
  unable,
  declinedIds,
  isAsked,
  onToggle,
}: SubstituteListProps) {
  const line = restLineOf(shift);
  const best = free[0]?.warnings.length === 0 && free[0].timesBefore > 0 ? free[0] : undefined;
  return (
    <div className={classes.people}>
      <div className={classes.heading}>
        <h3>
          {texts.free} <span>{free.length}</span>
        </h3>
        {free.length === 0 ? null : <RestBarHead line={line} shift={shift} />}
      </div>
      {free.length === 0 ? <p className={classes.none}>{texts.none}</p> : null}
      <ul className={classes.list} aria-label={texts.choose}>
        {free.map((person) => (
          <li key={person.id} className={classes.person}>
            <label className={classes.who} htmlFor={`ask-${person.id}`}>
              <Checkbox
                id={`ask-${person.id}`}
                aria-label={person.name}
                checked={isAsked(person.id)}
                onChange={() => onToggle(person.id)}
              />
              <Avatar name={person.name} size={36} />
              <span className={classes.names}>
                <b>
                  {person.name}{' '}
                  <Mark hasDeclined={declinedIds.includes(person.id)} isBest={person === best} />
                </b>
                <small>{aboutOf(person)}</small>
              </span>
            </label>
            <span className={classes.bar}>
              <RestBar line={line} shift={shift} bookings={person.bookings} />
            </span>
            <Rest person={person} shift={shift} />
            <p className={classes.fact}>
              <b>{texts.hours(hoursOf(person.weekBefore), hoursOf(person.weekAfter))}</b>
              <small>{texts.inWeek}</small>
            </p>
            <CallButton {...person} />
            <LawWarnings warnings={person.warnings} />
          </li>
        ))}
      </ul>
      {unable.length === 0 ? null : (
        <>
          <h3 className={classes.heading}>
            {texts.unable} <span>{unable.length}</span>
          </h3>
          <ul className={classes.list}>
            {unable.map(({ id, name, reason }) => (
              <li key={id} className={classes.unable}>
                <Avatar name={name} size={24} />
                <b>{name}</b>
                <WholeDates>{reason}</WholeDates>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Mark({ hasDeclined, isBest }: { hasDeclined: boolean; isBest: boolean }) {
  if (hasDeclined) return <Tag>{texts.answers.no}</Tag>;
  return isBest ? <Tag>{texts.best}</Tag> : null;
}

/** The rest between the shift and the next one. */
function Rest({ person, shift }: { person: Substitute; shift: Period }) {
  const [next] = person.bookings
    .filter(({ from }) => from >= shift.to)
    .toSorted((a, b) => a.from.localeCompare(b.from));
  const rest = next && hoursBetween(shift, next);
  return (
    <p className={classes.fact}>
      <b>{rest === undefined ? texts.noShift : texts.restHours(formatQuantity(rest))}</b>
      <small>{rest === undefined ? texts.nextDays : texts.restAfter}</small>
    </p>
  );
}

const aboutOf = ({ department, timesBefore }: Substitute) =>
  [department, texts.before(timesBefore)].filter((part) => part !== '').join('. ');

const hoursOf = (hundredths: number) => formatQuantity(hundredths / 100);
