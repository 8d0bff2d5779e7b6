import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import { IconBeach } from '@tabler/icons-react';

import { paths } from '../../paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import classes from './action-list.module.css';
import { ActionRow, namesOf } from './action-row.tsx';
import { useAbsences } from './queries.ts';
import { texts } from './texts.ts';

/** People who are absent today, and why. Renders nothing without absences. */
export function AwayToday({ isKnown }: { isKnown: boolean }) {
  const { away } = useAbsences();
  if (!isKnown || away.length === 0) return null;
  const names = away.map(({ name, type }) =>
    texts.awayFor(name, absenceTypes[type].label.toLocaleLowerCase('da')),
  );
  return (
    <Card flush>
      <ul className={classes.list} data-alone="">
        <ActionRow
          action={{
            id: 'away',
            tone: 'neutral',
            icon: IconBeach,
            what: texts.awayToday,
            about: namesOf(names),
            to: paths.vacation,
            see: texts.seeAbsences,
          }}
        />
      </ul>
    </Card>
  );
}
