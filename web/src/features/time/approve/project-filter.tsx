import { Button, CloseButton, ComboboxChevron } from '@mantine/core';
import { Suspense, useState } from 'react';

import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { useProjects } from '../picker/use-projects.ts';
import type { ListProps } from './list-props.ts';
import classes from './project-filter.module.css';
import { texts } from './texts.ts';

const ProjectPicker = lazyWhenIdle(() => import('../picker/project-picker.tsx'));
const none: readonly string[] = [];

/** Which project the hours are on, chosen in the picker; the cross shows all again. */
export function ProjectFilter({ state }: Pick<ListProps, 'state'>) {
  const { project: chosen = '' } = state.filters;
  const [isOpen, setOpen] = useState(false);
  const lists = useProjects(true);
  const name = lists.projects?.find(({ projectId }) => projectId === chosen)?.name;
  const label = chosen === '' ? texts.allProjects : (name ?? texts.chosenProject);
  return (
    <div className={classes.filter}>
      <Button
        className={classes.button ?? ''}
        aria-haspopup="dialog"
        aria-label={`${texts.project}: ${label}`}
        data-set={chosen === '' ? undefined : true}
        rightSection={chosen === '' ? <ComboboxChevron size="md" /> : undefined}
        onClick={() => setOpen(true)}
      >
        <span className={classes.name}>{label}</span>
      </Button>
      {chosen === '' ? null : (
        <CloseButton
          size="sm"
          className={classes.clear ?? ''}
          aria-label={texts.clearProject}
          onClick={() => state.setFilter('project', '')}
        />
      )}
      {isOpen ? (
        <LazyBoundary>
          <Suspense>
            <ProjectPicker
              lists={lists}
              recent={none}
              chosen={chosen}
              onChoose={({ projectId }) => state.setFilter('project', projectId)}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </div>
  );
}
