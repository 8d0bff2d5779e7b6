/**
 * ProjectPicker { lists, recent, chosen?, onChoose, onClose } — the dialog 'Vælg projekt': tabs, a
 * search, and rows with name, code and kind. Arrow keys move, Enter chooses. Default export: loaded
 * lazily, on first use.
 */
import type { Project } from '@driftig/contracts/time/project-routes';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { Segmented } from '../../../ui/controls/segmented.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { findProjects, type ProjectTab } from './find-projects.ts';
import { ProjectOptions } from './project-options.tsx';
import { SearchField } from './search-field.tsx';
import classes from './picker.module.css';
import { texts } from './texts.ts';
import { useActiveOption } from './use-active-option.ts';
import type { ProjectLists } from './use-projects.ts';

interface ProjectPickerProps {
  lists: ProjectLists;
  /** Ids of the projects used last, the newest first. */
  recent: readonly string[];
  /** The id of the one that is chosen now. */
  chosen?: string;
  onChoose: (project: Project) => void;
  onClose: () => void;
}

const tabs = [
  { value: 'all', label: texts.tabs.all },
  { value: 'internal', label: texts.tabs.internal },
  { value: 'orders', label: texts.tabs.orders },
] as const;

export default function ProjectPicker(props: ProjectPickerProps) {
  const { lists, recent, chosen = '', onChoose, onClose } = props;
  const [tab, setTab] = useState<ProjectTab>('all');
  const [search, setSearch] = useState('');
  const found = findProjects(lists.projects ?? [], { tab, search, recent });
  const choose = (project: Project) => {
    onChoose(project);
    onClose();
  };
  const active = useActiveOption([...found.recent, ...found.others], chosen, choose);
  const restart = (set: () => void) => {
    active.reset();
    set();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.title}
      size={520}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className={classes.head}>
        <Segmented<ProjectTab>
          label={texts.show}
          value={tab}
          options={tabs}
          onChange={(next) => restart(() => setTab(next))}
          fullWidth
        />
        <SearchField
          value={search}
          onChange={(next) => restart(() => setSearch(next))}
          active={active}
        />
      </div>
      <Found
        {...props}
        found={found}
        active={active}
        choose={choose}
        onClear={search === '' ? undefined : () => restart(() => setSearch(''))}
      />
    </Dialog>
  );
}

interface FoundProps extends Pick<ProjectPickerProps, 'lists' | 'chosen'> {
  found: ReturnType<typeof findProjects>;
  active: ReturnType<typeof useActiveOption>;
  choose: (project: Project) => void;
  onClear: (() => void) | undefined;
}

function Found({ lists, found, active, chosen, choose, onClear }: FoundProps) {
  const { projects, hasFailed, errorId, retry } = lists;
  if (projects === undefined)
    return hasFailed ? (
      <ErrorState title={texts.failed} text="" errorId={errorId} onRetry={retry} />
    ) : (
      <SkeletonRows />
    );
  if (found.recent.length + found.others.length === 0)
    return (
      <EmptyState
        title={texts.none}
        text={onClear ? undefined : texts.noneHelp}
        action={onClear ? <Button onClick={onClear}>{texts.clear}</Button> : null}
      />
    );
  return <ProjectOptions found={found} active={active} chosen={chosen} onChoose={choose} />;
}
