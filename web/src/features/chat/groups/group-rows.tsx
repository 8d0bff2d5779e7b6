import type { ChatGroup } from '@driftig/contracts/chat/groups';
import type { UseQueryResult } from '@tanstack/react-query';

import { errorIdOf } from '../../../api/errors.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';

import classes from '../people/people.module.css';
import { findByWords } from '../people/find-people.ts';
import { isUnread } from '../people/unread.ts';
import { texts } from '../texts.ts';
import { GroupRow } from './group-row.tsx';

interface GroupRowsProps {
  query: UseQueryResult<readonly ChatGroup[]>;
  search: string;
  chosenId: string | undefined;
}

export const findGroups = (groups: readonly ChatGroup[], search: string) =>
  findByWords(groups, search, ({ name }) => name);

/** The groups one has read, under the people; nothing where there are none. */
export function GroupRows({ query, search, chosenId }: GroupRowsProps) {
  const { data, error, refetch } = query;
  const found = findGroups(data ?? [], search).filter((group) => !isUnread(group, chosenId));
  if (data !== undefined && found.length === 0) return null;
  return (
    <section aria-labelledby="chat-groups">
      <h2 id="chat-groups" className={classes.heading}>
        {texts.groups}
      </h2>
      {data === undefined ? (
        error === null ? (
          <div className={classes.loading}>
            <SkeletonRows rows={2} height={58} />
          </div>
        ) : (
          <ErrorState
            title={texts.groupsFailed}
            text=""
            errorId={errorIdOf(error)}
            onRetry={() => void refetch()}
          />
        )
      ) : (
        <ul className={classes.list}>
          {found.map((group) => (
            <GroupRow key={group.id} group={group} isChosen={group.id === chosenId} />
          ))}
        </ul>
      )}
    </section>
  );
}
