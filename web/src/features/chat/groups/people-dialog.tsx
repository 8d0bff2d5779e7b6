// Default export: loaded lazily.
import type { GroupPerson } from '@driftig/contracts/chat/groups';
import { groupOfId } from '@driftig/domain/chat/channel';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { errorIdOf } from '../../../api/errors.ts';
import { usePersonPicture } from '../../../api/queries/person-picture.ts';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { texts } from '../texts.ts';
import classes from './groups.module.css';
import { groupQuery } from './queries.ts';

interface PeopleDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Members of a group, the rule they follow from, and the link to its order. */
export default function PeopleDialog({ id, name, onClose }: PeopleDialogProps) {
  const query = useQuery(groupQuery(id));
  const group = groupOfId(id);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.peopleOf(name)}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {group?.kind === 'order' ? (
            <Button variant="filled" component={Link} to={paths.order(group.orderNumber)}>
              {texts.toOrder(group.orderNumber)}
            </Button>
          ) : null}
        </>
      }
    >
      <QueryResult query={query} title={texts.groupFailed} errorId={errorIdOf(query.error)}>
        {({ kind, people }) => (
          <>
            <p className={classes.department}>{texts.membership[kind]}</p>
            <ul className={classes.who}>
              {people.map((person) => (
                <li key={person.id} className={classes.person}>
                  <PersonAvatar person={person} />
                  <span className={classes.words}>
                    <span className={classes.name}>
                      {person.isMe ? texts.meAs(person.name) : person.name}
                    </span>
                    <span className={classes.department}>{person.department}</span>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryResult>
    </Dialog>
  );
}

function PersonAvatar({ person }: { person: GroupPerson }) {
  return <Avatar name={person.name} size={36} {...usePersonPicture(person)} />;
}
