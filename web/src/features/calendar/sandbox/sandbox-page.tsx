import { useMemo, useState } from 'react';

import { Page } from '../../../ui/layout/page.tsx';
import { TimeGrid } from '../../../ui/time-grid/time-grid.tsx';
import type { GridLane } from '../../../ui/time-grid/types.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { commonLane, gridEventOf } from './demo-event.ts';
import { people } from './demo-data.ts';
import { texts } from './texts.ts';
import { useDemoEvents } from './use-demo-events.ts';

const oneLane: readonly GridLane[] = [{ id: commonLane, name: texts.calendar }];
const hours = { from: 8, to: 21 };
const nameOf = new Map(people.map(({ id, name }) => [id, name]));

/** The demo scheduling calendar: product K15. */
export default function SandboxPage() {
  const today = useToday();
  const [date, setDate] = useState(today);
  const { events, check, change } = useDemoEvents(today);
  const shown = useMemo(
    () => events.map((event) => gridEventOf(event, nameOf.get(event.personId) ?? '', false)),
    [events],
  );
  return (
    <Page title={texts.title} purpose={texts.purpose}>
      <TimeGrid
        label={texts.calendar}
        view="week"
        week="axis"
        firstDay="sunday"
        date={date}
        today={today}
        lanes={oneLane}
        events={shown}
        hours={hours}
        hourHeight={64}
        check={check}
        onChange={change}
        onDay={setDate}
      />
    </Page>
  );
}
