import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { FlexValue } from '../flex-value.tsx';
import { hoursText } from '../hours-text.ts';
import classes from './details.module.css';
import { EntryCards } from './entry-cards.tsx';
import { EntryTable } from './entry-table.tsx';
import { entriesOf, groupsOf, type Group, type GroupedBy } from './groups.ts';
import { NameButton } from './person-days.tsx';
import { entriesQuery } from './queries.ts';
import { texts } from './texts.ts';
import type { Overview } from './use-overview.ts';

const options = [
  { value: 'person', label: texts.byPerson },
  { value: 'project', label: texts.byProject },
] as const;

/** More groups than these are closed at first: their sums are what one looks for. */
const mostOpen = 3;

/** Every entry of the period, by person or by project. */
export function Details({ overview }: { overview: Overview }) {
  const { period, shown, change } = overview;
  const { by } = shown;
  const query = useQuery(entriesQuery(period, shown.employee));
  return (
    <>
      <div className={classes.bar}>
        <Segmented
          label={texts.groupBy}
          value={by}
          options={options}
          onChange={(next) => change({ by: next })}
        />
      </div>
      <QueryResult
        query={query}
        title={texts.detailsFailed}
        errorId={errorIdOf(query.error)}
        rows={8}
      >
        {(entries) => <Groups entries={entries} by={by} overview={overview} />}
      </QueryResult>
    </>
  );
}

interface GroupsProps {
  entries: Parameters<typeof entriesOf>[0];
  by: GroupedBy;
  overview: Overview;
}

function Groups({ entries, by, overview }: GroupsProps) {
  const { people } = overview;
  const groups = useMemo(() => groupsOf(entriesOf(entries, people), by), [entries, people, by]);
  if (groups.length === 0) return <p className={classes.empty}>{texts.noHours}</p>;
  return (
    <ul className={classes.groups}>
      {groups.map((group) => (
        <GroupRow
          key={`${by} ${group.id}`}
          group={group}
          by={by}
          isFlexOn={overview.isFlexOn}
          startsOpen={groups.length <= mostOpen}
        />
      ))}
    </ul>
  );
}

interface GroupRowProps {
  group: Group;
  by: GroupedBy;
  isFlexOn: boolean;
  startsOpen: boolean;
}

function GroupRow({ group, by, isFlexOn, startsOpen }: GroupRowProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const isPhone = usePhone();
  const id = useId();
  const entries = { group, by, isFlexOn };
  return (
    <li className={classes.group}>
      <div className={classes.head}>
        <NameButton
          name={group.name}
          isOpen={isOpen}
          controls={id}
          onToggle={() => setOpen(!isOpen)}
        />
        <span className={classes.count}>{texts.entries(group.entries.length)}</span>
        <span className={classes.hours}>{texts.hoursOf(hoursText(group.hundredths))}</span>
        {isFlexOn ? (
          <span className={classes.flex}>
            {texts.flex} <FlexValue hundredths={group.flexHundredths} />
          </span>
        ) : null}
      </div>
      {isOpen ? (
        <div id={id} className={classes.entries}>
          {isPhone ? <EntryCards {...entries} /> : <EntryTable {...entries} />}
        </div>
      ) : null}
    </li>
  );
}
