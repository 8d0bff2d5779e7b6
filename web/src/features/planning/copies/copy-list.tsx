import type { CopyPreview } from '@driftig/contracts/planning/planner-answers';
import { Checkbox } from '@mantine/core';

import { formatShortWeekdayDate } from '../../../ui/time/weekday-names.ts';
import { spanOf } from '../changes/question.ts';
import { texts } from '../texts.ts';
import classes from './copy-list.module.css';

interface CopyListProps {
  copies: readonly CopyPreview[];
  chosen: readonly CopyPreview[];
  onTurn: (copy: CopyPreview) => void;
}

/** The copies that will be made, each with its people and problems. */
export function CopyList({ copies, chosen, onTurn }: CopyListProps) {
  return (
    <ul className={classes.list}>
      {copies.map((copy) => (
        <li key={`${copy.orderId} ${copy.startDate}`}>
          <Checkbox
            aria-label={texts.copy.select(
              `${copy.title}, ${formatShortWeekdayDate(copy.startDate)}`,
            )}
            checked={chosen.includes(copy)}
            onChange={() => onTurn(copy)}
          />
          <div className={classes.about}>
            <b>{copy.title}</b>
            <span className={classes.time}>{spanOf(copy)}</span>
            <People copy={copy} />
            {copy.isThere ? <span className={classes.problem}>{texts.copy.isThere}</span> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function People({ copy: { people } }: { copy: CopyPreview }) {
  const coming = people.filter(({ problem }) => problem === '').map(({ name }) => name);
  return (
    <>
      {coming.length === 0 ? null : (
        <span className={classes.time}>{texts.copy.comes(coming.join(', '))}</span>
      )}
      {people
        .filter(({ problem }) => problem !== '')
        .map(({ id, name, problem }) => (
          <span key={id} className={classes.problem}>
            {texts.copy.cannotCome(name, problem)}
          </span>
        ))}
    </>
  );
}
