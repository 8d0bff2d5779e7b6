// Default export: loaded lazily, when the list is opened.
import type { Project } from '@driftig/contracts/time/project-routes';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorIdOf, messageOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { RowMenu } from '../../../ui/data-table/rows/row-menu.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import CreateDialog from './create-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import classes from './projects-dialog.module.css';
import { update } from './save-project.ts';
import { texts } from './texts.ts';

/** All internal projects of the company: renamed, closed for hours, and opened again. */
export default function ProjectsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(routeQuery(timeRoutes.listInternalProjects, {}));
  const [edited, setEdited] = useState<Project>();
  const [isNew, setNew] = useState(false);
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        title={texts.title}
        size={520}
        footer={
          <>
            <Button onClick={onClose}>{texts.close}</Button>
            <Button variant="filled" onClick={() => setNew(true)}>
              {texts.createTitle}
            </Button>
          </>
        }
      >
        <p className={classes.help}>{texts.help}</p>
        <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)} rows={4}>
          {(projects) =>
            projects.length === 0 ? (
              <EmptyState title={texts.none} text={texts.noneHelp} />
            ) : (
              <ul className={classes.list}>
                {projects.map((project) => (
                  <Row
                    key={project.projectId}
                    project={project}
                    onEdit={() => setEdited(project)}
                  />
                ))}
              </ul>
            )
          }
        </QueryResult>
      </Dialog>
      {edited ? <EditDialog project={edited} onClose={() => setEdited(undefined)} /> : null}
      {isNew ? <CreateDialog onClose={() => setNew(false)} /> : null}
    </>
  );
}

async function setActive(project: Project, isActive: boolean): Promise<void> {
  const { name } = project;
  try {
    await update(project, { isActive });
    toastSuccess(isActive ? texts.wasReopened(name) : texts.wasClosed(name));
  } catch (error) {
    toastFailure(messageOf(error, texts.saveFailed));
  }
}

function Row({ project, onEdit }: { project: Project; onEdit: () => void }) {
  const { name, code, description, isActive } = project;
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <b>{name}</b>
        <span>{[code === '' ? texts.noCode : code, description].filter(Boolean).join(' · ')}</span>
      </div>
      <StatusChip tone={isActive ? 'done' : 'neutral'}>
        {isActive ? texts.isOpen : texts.isClosed}
      </StatusChip>
      <RowMenu
        label={texts.actionsFor(name)}
        actions={[
          { label: texts.edit, icon: IconPencil, onSelect: onEdit },
          isActive
            ? {
                label: texts.closeProject,
                icon: IconArchive,
                onSelect: () => void setActive(project, false),
              }
            : {
                label: texts.reopen,
                icon: IconArchiveOff,
                onSelect: () => void setActive(project, true),
              },
        ]}
      />
    </li>
  );
}
