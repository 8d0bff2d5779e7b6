import type { PersonStatus } from '@driftig/contracts/planning/person-status';
import type { PlannedPerson } from '@driftig/contracts/planning/availability-route';
import { periodOf } from '@driftig/domain/planning/period';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';

import { foldText, foldWords } from '@driftig/domain/text/fold-text';
import { Hours } from './bars.tsx';
import classes from './person-list.module.css';
import { OfferBar } from './offer-bar.tsx';
import { PersonRow } from './person-row.tsx';
import type { PlannedTime } from './staff.ts';
import { texts } from './texts.ts';
import { timelineOf, type Timeline } from './timeline.ts';
import type { Offer } from './use-offer.ts';

/** Fewer are found by looking. */
const SEARCHED_FROM = 12;

interface PersonListProps {
  people: readonly PlannedPerson[];
  time: PlannedTime;
  onToggle: (id: string) => void;
  /** Undefined without an order that is stored, or where it has all its people. */
  offer?: Offer | undefined;
  onAnswered?: (() => Promise<void>) | undefined;
}

const mayCome = (status: PersonStatus) => status === 'free' || status === 'asked';

/** All people by assignment and availability, with their bookings around the order's time. */
export function PersonList({ people, time, onToggle, offer, onAnswered }: PersonListProps) {
  const [search, setSearch] = useState('');
  const line = useMemo(() => timelineOf(periodOf(time)), [time]);
  const found = people.filter((person) => isFound(person, search));
  const away = found.filter(({ status }) => status === 'busy' || status === 'absent');
  const isSearched = people.length >= SEARCHED_FROM;
  const group = { time, line, onToggle, onAnswered, search };
  const available = found.filter(({ status }) => mayCome(status));
  return (
    <>
      {isSearched ? (
        <TextInput
          className={classes.search ?? ''}
          aria-label={texts.search}
          placeholder={texts.search}
          leftSection={<IconSearch size={18} stroke={1.6} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      ) : null}
      <div className={classes.table}>
        <div className={classes.head} aria-hidden="true">
          <span>{texts.employee}</span>
          <span>{texts.status}</span>
          <Hours line={line} />
        </div>
        <Group
          title={texts.assigned}
          people={found.filter(({ status }) => status === 'assigned')}
          empty={texts.nobodyAssigned}
          {...group}
        />
        <Group
          title={texts.available}
          people={available}
          empty={texts.nobodyLeft}
          offer={available.some(({ status }) => status === 'free') ? offer : undefined}
          {...group}
        />
        {away.length === 0 ? null : (
          <Group title={texts.notAvailable} people={away} empty="" {...group} />
        )}
      </div>
    </>
  );
}

function isFound({ name, department }: PlannedPerson, search: string): boolean {
  const text = foldText(`${name} ${department}`);
  return foldWords(search).every((word) => text.includes(word));
}

interface GroupProps extends PersonListProps {
  title: string;
  line: Timeline;
  empty: string;
  search: string;
}

function Group({ title, people, empty, search, offer, ...row }: GroupProps) {
  const chosen = offer?.chosen;
  return (
    <section aria-label={title}>
      <div className={classes.group}>
        <h3>
          {title} <span>{people.length}</span>
        </h3>
        {offer === undefined ? null : <OfferBar offer={offer} people={people} />}
      </div>
      {people.length === 0 ? (
        <p className={classes.empty}>{search === '' ? empty : texts.nobodyFound(search)}</p>
      ) : (
        <ul className={classes.people}>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isOfferedTo={chosen?.has(person.id)}
              onOffer={offer?.toggle}
              {...row}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
