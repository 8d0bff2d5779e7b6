/**
 * ProjectField { label, name, onChoose, value, lists, recent, error?, required?, onBlur? } — shows the
 * chosen project and opens the picker. `name` is what the project is called, '' for none.
 */
import type { Project } from '@driftig/contracts/time/project-routes';
import { InputBase } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useState, type ReactNode, type Ref } from 'react';

import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import classes from './project-field.module.css';
import { texts } from './texts.ts';
import type { ProjectLists } from './use-projects.ts';

const ProjectPicker = lazyWhenIdle(() => import('./project-picker.tsx'));

interface ProjectFieldProps {
  label: string;
  /** The id of the chosen project; '' for none. */
  value: string;
  name: string;
  lists: ProjectLists;
  recent: readonly string[];
  onChoose: (project: Project) => void;
  error?: ReactNode;
  required?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export function ProjectField(props: ProjectFieldProps) {
  const {
    label,
    value,
    name,
    lists,
    recent,
    onChoose,
    error,
    required = false,
    onBlur,
    ref,
  } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <InputBase
        ref={ref}
        component="button"
        type="button"
        pointer
        label={label}
        withAsterisk={required}
        error={error}
        onBlur={onBlur}
        aria-haspopup="dialog"
        // The label alone would hide which project it is.
        aria-label={`${label}: ${name === '' ? texts.title : name}`}
        onClick={() => setOpen(true)}
        rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden="true" />}
        rightSectionPointerEvents="none"
      >
        <span className={classes.name} data-empty={name === '' || undefined}>
          {name === '' ? texts.title : name}
        </span>
      </InputBase>
      {isOpen ? (
        <LazyBoundary>
          <Suspense>
            <ProjectPicker
              lists={lists}
              recent={recent}
              chosen={value}
              onChoose={onChoose}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}
