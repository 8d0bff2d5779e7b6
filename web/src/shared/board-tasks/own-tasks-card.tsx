// Default export: fetched beside the page by lateCard.
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';

import { errorIdOf } from '../../api/errors.ts';
import { useUser } from '../../api/session/session.ts';
import { tasksOfPerson } from '../../paths.ts';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useToday } from '../../ui/time/use-today.ts';
import { ownTasksQuery } from './list-queries.ts';
import classes from './task-rows.module.css';
import { TaskRows } from './task-rows.tsx';
import { texts } from './texts.ts';

const ROWS = 5;

interface OwnTasksCardProps {
  title?: string;
  /** Called when the tasks are drawn, or that they cannot be fetched. */
  onDrawn?: () => void;
}

/** One's own unfinished tasks, earliest end first, and how many are overdue (product J7). */
export default function OwnTasksCard({ title = texts.own, onDrawn }: OwnTasksCardProps) {
  const today = useToday();
  const user = useUser();
  const query = useQuery(ownTasksQuery);
  const { open = 0, overdue = 0 } = query.data ?? {};
  const { isPending } = query;
  useLayoutEffect(() => {
    if (!isPending) onDrawn?.();
  }, [isPending, onDrawn]);
  return (
    <Card
      title={
        <>
          {title} {open > 0 ? <span className={classes.count}>{open}</span> : null}
          {overdue > 0 ? <span className={classes.overdue}>{texts.overdue(overdue)}</span> : null}
        </>
      }
      aside={
        <Link to={tasksOfPerson(user.id)} className={classes.all ?? ''} aria-label={texts.allOwn}>
          {texts.all}
        </Link>
      }
      flush
    >
      <QueryResult query={query} title={texts.ownFailed} errorId={errorIdOf(query.error)} rows={3}>
        {({ tasks }) =>
          tasks.length === 0 ? (
            <p className={classes.none}>{texts.noOwn}</p>
          ) : (
            <>
              <TaskRows tasks={tasks.slice(0, ROWS)} today={today} label={title} />
              {open > ROWS ? <p className={classes.more}>{texts.more(open - ROWS)}</p> : null}
            </>
          )
        }
      </QueryResult>
    </Card>
  );
}
