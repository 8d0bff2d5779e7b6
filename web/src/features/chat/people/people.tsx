import type { ChatPerson } from '@driftig/contracts/chat/routes';
import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

import { chatGroupsQuery } from '../../../api/queries/chat-people.ts';
import { errorIdOf } from '../../../api/errors.ts';
import { usePersonPicture } from '../../../api/queries/person-picture.ts';
import { useUser } from '../../../api/session/session.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { texts } from '../texts.ts';
import { findGroups, GroupRows } from '../groups/group-rows.tsx';
import { MessageSearch } from '../search/message-search.tsx';
import { findPeople } from './find-people.ts';
import classes from './people.module.css';
import { PersonRow } from './person-row.tsx';
import { isUnread, unreadOf } from './unread.ts';
import { UnreadRows } from './unread-rows.tsx';

const DEBOUNCE_MS = 250;

interface PeopleProps {
  query: UseQueryResult<readonly ChatPerson[]>;
  chosenId: string | undefined;
}

/** Unread conversations, colleagues by newest message, groups, and the user at the bottom. */
export function People({ query, chosenId }: PeopleProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, DEBOUNCE_MS);
  const [asked, setAsked] = useState('');
  const groups = useQuery(chatGroupsQuery);
  const found = findPeople(othersOf(query.data), search);
  const unread = unreadOf([...found, ...findGroups(groups.data ?? [], search)], chosenId);
  return (
    <section className={classes.people} aria-label={texts.people}>
      <div className={classes.head}>
        <p className={classes.purpose}>{texts.purpose}</p>
        <TextInput
          role="searchbox"
          aria-label={texts.search}
          placeholder={texts.search}
          leftSection={<IconSearch size={18} stroke={1.6} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setTyped('');
            if (key === 'Enter') setAsked(typed.trim());
          }}
          rightSection={
            typed ? (
              <CloseButton size="sm" aria-label="Ryd søgning" onClick={() => setTyped('')} />
            ) : null
          }
        />
      </div>
      <div className={classes.scroller}>
        <UnreadRows conversations={unread} />
        <Found
          query={query}
          search={search}
          chosenId={chosenId}
          heading={unread.length > 0 ? texts.colleagues : undefined}
        />
        <GroupRows query={groups} search={search} chosenId={chosenId} />
        <MessageSearch search={search.trim()} asked={asked} onAsk={() => setAsked(search.trim())} />
      </div>
      <Me />
    </section>
  );
}

const othersOf = (people: readonly ChatPerson[] = []) => people.filter(({ isMe }) => !isMe);

interface FoundProps extends PeopleProps {
  search: string;
  /** Heading, when there is another list above. */
  heading: string | undefined;
}

function Found({ query, search, chosenId, heading }: FoundProps) {
  const { data, error, refetch } = query;
  if (data === undefined)
    return error === null ? (
      <div className={classes.loading}>
        <SkeletonRows rows={6} height={58} />
      </div>
    ) : (
      <ErrorState
        title={texts.peopleFailed}
        text=""
        errorId={errorIdOf(error)}
        onRetry={() => void refetch()}
      />
    );
  const others = othersOf(data);
  const found = findPeople(others, search);
  const read = found.filter((person) => !isUnread(person, chosenId));
  return (
    <>
      {heading !== undefined && read.length > 0 ? (
        <h2 className={classes.heading}>{heading}</h2>
      ) : null}
      <ul className={classes.list}>
        {read.map((person) => (
          <PersonRow key={person.id} person={person} isChosen={person.id === chosenId} />
        ))}
      </ul>
      <p className={classes.none} role="status">
        {found.length === 0 ? (others.length === 0 ? texts.alone : texts.noMatch) : null}
      </p>
    </>
  );
}

/** The user's own entry (product T10), which opens no conversation. */
function Me() {
  const user = useUser();
  const { name } = user;
  const picture = usePersonPicture(user);
  return (
    <div className={classes.me}>
      <Avatar name={name} size={32} {...picture} />
      <span className={classes.words}>
        <span className={classes.name}>{texts.me}</span>
        <span className={classes.department}>{name}</span>
      </span>
    </div>
  );
}
