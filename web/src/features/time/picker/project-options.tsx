import type { Project } from '@driftig/contracts/time/project-routes';
import { IconCheck } from '@tabler/icons-react';

import { Tag } from '../../../ui/display/status-chip.tsx';
import type { FoundProjects } from './find-projects.ts';
import classes from './picker.module.css';
import { texts } from './texts.ts';
import type { ActiveOption } from './use-active-option.ts';

/** More rows than these are not read; the search finds the others. */
const SHOWN = 100;

interface ProjectOptionsProps {
  found: FoundProjects;
  active: ActiveOption;
  chosen: string | undefined;
  onChoose: (project: Project) => void;
}

/** The rows of the picker, those used last under a heading of their own. */
export function ProjectOptions({ found, active, chosen, onChoose }: ProjectOptionsProps) {
  const { recent, others } = found;
  const row = (project: Project) => (
    <Option
      key={project.projectId}
      project={project}
      id={active.idOf(project)}
      isActive={active.current?.projectId === project.projectId}
      isChosen={project.projectId === chosen}
      onChoose={() => onChoose(project)}
    />
  );
  return (
    <>
      <div id={active.listId} role="listbox" aria-label={texts.title} className={classes.list}>
        {recent.length > 0 ? (
          <div role="group" aria-label={texts.recent}>
            <p className={classes.group} aria-hidden="true">
              {texts.recent}
            </p>
            {recent.map(row)}
          </div>
        ) : null}
        {others.length > 0 ? (
          <div role="group" aria-label={recent.length > 0 ? texts.others : texts.title}>
            {recent.length > 0 ? (
              <p className={classes.group} aria-hidden="true">
                {texts.others}
              </p>
            ) : null}
            {others.slice(0, SHOWN).map(row)}
          </div>
        ) : null}
      </div>
      <output className={classes.count}>
        {others.length > SHOWN ? texts.more(SHOWN) : texts.found(recent.length + others.length)}
      </output>
    </>
  );
}

interface OptionProps {
  project: Project;
  id: string;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Option({ project, id, isActive, isChosen, onChoose }: OptionProps) {
  const { name, code, description, isInternal } = project;
  return (
    // The search has the focus and the keys; the pointer chooses here.
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      className={classes.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={classes.name}>
        {name}
        {description === '' ? null : <span className={classes.about}>{description}</span>}
      </span>
      {isChosen ? <IconCheck size={18} stroke={1.6} aria-hidden="true" /> : <span />}
      <span className={classes.code}>{code === '' ? texts.noCode : code}</span>
      <Tag>{isInternal ? texts.internal : texts.order}</Tag>
    </button>
  );
}
