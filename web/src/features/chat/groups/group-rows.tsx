import { chatGroupsQuery } from '../../../api/chat-people.ts';
import { errorIdOf } from '../../../api/errors.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useQuery } from '@tanstack/react-query';

import peopleClasses from '../people/people.module.css';
import { findByWords } from '../people/find-people.ts';
import { texts } from '../texts.ts';
import { GroupRow } from './group-row.tsx';
import classes from './groups.module.css';

interface GroupRowsProps {
  search: string;
  chosenId: string | undefined;
}

/** The groups one is in, under the people; nothing where there are none. */
export function GroupRows({ search, chosenId }: GroupRowsProps) {
  const { data, error, refetch } = useQuery(chatGroupsQuery);
  if (data?.length === 0) return null;
  const found = findByWords(data ?? [], search, ({ name }) => name);
  if (data !== undefined && found.length === 0) return null;
  return (
    <section aria-labelledby="chat-groups">
      <h2 id="chat-groups" className={classes.heading}>
        {texts.groups}
      </h2>
      {data === undefined ? (
        error === null ? (
          <div className={peopleClasses.loading}>
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
        <ul className={peopleClasses.list}>
          {found.map((group) => (
            <GroupRow key={group.id} group={group} isChosen={group.id === chosenId} />
          ))}
        </ul>
      )}
    </section>
  );
}
