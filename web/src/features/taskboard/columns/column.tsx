import { Button } from '@mantine/core';
import { IconHistory, IconListCheck, IconPlus, IconSettings } from '@tabler/icons-react';
import { memo, useId } from 'react';

import { IconButton } from '../../../ui/controls/icon-button.tsx';
import type { CardActions } from '../cards/card-actions.ts';
import { TaskCard } from '../cards/task-card.tsx';
import type { ShownCategory } from '../model/shown-tasks.ts';
import { texts } from '../texts.ts';
import { ColumnCount } from './column-count.tsx';
import classes from './columns.module.css';
import { SharedLine } from './shared-line.tsx';

/** The same functions for all columns. */
export interface ColumnActions {
  readonly add: (categoryId: string) => void;
  readonly makeChecklist: (categoryId: string) => void;
  readonly showOlder: (categoryId: string) => void;
  /** Undefined for users who may not change categories. */
  readonly edit: ((categoryId: string) => void) | undefined;
  readonly showMore: (categoryId: string) => void;
  readonly showDone: (categoryId: string) => void;
}

interface ColumnProps {
  category: ShownCategory;
  today: string;
  openTaskId: string | undefined;
  isFiltered: boolean;
  cardActions: CardActions;
  actions: ColumnActions;
}

/** A category with its cards. */
export const Column = memo(function Column(props: ColumnProps) {
  const { category, today, openTaskId, isFiltered, cardActions, actions } = props;
  const { id, name, tasks, found } = category;
  const { edit } = actions;
  const titleId = useId();
  return (
    <section className={classes.column} aria-labelledby={titleId} data-category-id={id}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.name}>
          {name}{' '}
          <span className={classes.count}>
            <ColumnCount category={category} onOpen={cardActions.open} />
          </span>
        </h2>
        {edit === undefined ? null : (
          <IconButton
            size="sm"
            icon={IconSettings}
            label={texts.settingsOf(name)}
            onClick={() => edit(id)}
          />
        )}
      </div>
      <SharedLine category={category} onShare={edit && (() => edit(id))} />
      <ul className={classes.cards} data-task-list>
        {tasks.map((task) => (
          <li key={task.id}>
            <TaskCard
              task={task}
              today={today}
              isOpen={openTaskId === task.id}
              actions={cardActions}
            />
          </li>
        ))}
        {found.length === 0 ? (
          <li className={classes.none}>{isFiltered ? texts.noMatch : texts.noTasks}</li>
        ) : null}
      </ul>
      <ColumnFoot category={category} actions={actions} />
    </section>
  );
});

/** Shows what is folded away, and adds to the category. */
function ColumnFoot({ category, actions }: Pick<ColumnProps, 'category' | 'actions'>) {
  const { id, name, hiddenDone, hiddenMore, isSeen, checklist } = category;
  return (
    <div className={classes.foot}>
      {hiddenMore > 0 ? (
        <Button variant="subtle" onClick={() => actions.showMore(id)}>
          {texts.showMore(hiddenMore)}
        </Button>
      ) : null}
      {hiddenDone > 0 ? (
        <Button variant="subtle" onClick={() => actions.showDone(id)}>
          {texts.showDone(hiddenDone)}
        </Button>
      ) : null}
      {isSeen ? (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={16} stroke={1.6} />}
          aria-label={texts.addTo(name)}
          onClick={() => actions.add(id)}
        >
          {texts.add}
        </Button>
      ) : null}
      {isSeen && checklist.length > 0 ? (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconListCheck size={16} stroke={1.6} />}
          aria-label={texts.makeChecklistOf(name)}
          onClick={() => actions.makeChecklist(id)}
        >
          {texts.makeChecklist}
        </Button>
      ) : null}
      {isSeen ? (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconHistory size={16} stroke={1.6} />}
          aria-label={texts.showOlderOf(name)}
          onClick={() => actions.showOlder(id)}
        >
          {texts.showOlder}
        </Button>
      ) : null}
    </div>
  );
}
