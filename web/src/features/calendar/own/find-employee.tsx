/**
 * FindEmployee { onClose } — 'Vælg en medarbejder': colleagues by a part of their name in any case (product K9).
 * Leads to the conversation with them, or to the list of colleagues on a plan without chat.
 */
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { errorIdOf } from '../../../api/errors.ts';
import { useHasChat } from '../../../api/queries/chat-people.ts';
import { usePersonPicture } from '../../../api/queries/person-picture.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { useUser } from '../../../api/session/session.ts';
import { chatWith, paths } from '../../../paths.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import classes from './find-employee.module.css';
import { nameHas } from './name-has.ts';
import { texts } from './texts.ts';

export function FindEmployee({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState('');
  const query = useQuery(routeQuery(employeeRoutes.listColleagues, {}));
  const { id: userId } = useUser();
  return (
    <Dialog opened onClose={onClose} title={texts.findEmployee} size={440}>
      <TextInput
        role="searchbox"
        aria-label={texts.name}
        placeholder={texts.findHelp}
        leftSection={<IconSearch size={18} stroke={1.6} />}
        value={search}
        data-autofocus
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <QueryResult query={query} title={texts.peopleFailed} errorId={errorIdOf(query.error)}>
        {(people) => (
          <People
            people={people.filter(({ id, name }) => id !== userId && nameHas(name, search))}
          />
        )}
      </QueryResult>
    </Dialog>
  );
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly department: string;
  readonly hasPicture: boolean;
}

function People({ people }: { people: readonly Person[] }) {
  return (
    <>
      <ul className={classes.people}>
        {people.map((person) => (
          <Row key={person.id} person={person} />
        ))}
      </ul>
      <p className={classes.none} role="status">
        {people.length === 0 ? texts.noMatch : null}
      </p>
    </>
  );
}

function Row({ person }: { person: Person }) {
  const { id, name, department } = person;
  const picture = usePersonPicture(person);
  const hasChat = useHasChat();
  return (
    <li>
      <Link to={hasChat ? chatWith(id) : paths.colleagues} className={classes.person ?? ''}>
        <Avatar name={name} size={32} {...picture} />
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.department}>{department}</span>
        </span>
      </Link>
    </li>
  );
}
