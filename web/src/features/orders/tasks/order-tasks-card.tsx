// Default export: fetched beside the page by lateCard.
import { Button } from '@mantine/core';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { orderTasksQuery } from '../../../shared/board-tasks/list-queries.ts';
import classes from '../../../shared/board-tasks/task-rows.module.css';
import { TaskRows } from '../../../shared/board-tasks/task-rows.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { texts } from './texts.ts';

const NewOrderTask = lazyWhenIdle(() => import('./new-order-task.tsx'));

interface OrderTasksCardProps {
  order: { readonly id: string; readonly number: number };
}

/** The board's tasks of an order, as far as the user sees them (product J9). */
export default function OrderTasksCard({ order }: OrderTasksCardProps) {
  const today = useToday();
  const query = useQuery(orderTasksQuery(order.id));
  const [opened, setOpened] = useState<'task' | 'checklist'>();
  const count = query.data?.length ?? 0;
  return (
    <Card
      title={
        <>
          {texts.title} {count > 0 ? <span className={classes.count}>{count}</span> : null}
        </>
      }
      flush
    >
      <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)} rows={2}>
        {(tasks) =>
          tasks.length === 0 ? (
            <p className={classes.none}>{texts.none}</p>
          ) : (
            <TaskRows tasks={tasks} today={today} label={texts.title} />
          )
        }
      </QueryResult>
      <div className={classes.foot}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} stroke={1.6} />}
          onClick={() => setOpened('task')}
        >
          {texts.titles.task}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconListCheck size={16} stroke={1.6} />}
          onClick={() => setOpened('checklist')}
        >
          {texts.titles.checklist}
        </Button>
      </div>
      <LazyBoundary>
        <Suspense>
          {opened === undefined ? null : (
            <NewOrderTask order={order} as={opened} onClose={() => setOpened(undefined)} />
          )}
        </Suspense>
      </LazyBoundary>
    </Card>
  );
}
