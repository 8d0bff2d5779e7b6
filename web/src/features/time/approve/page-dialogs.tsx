import { Suspense, type ComponentType } from 'react';

import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';

const SettingsDialog = lazyWhenIdle(() => import('../settings/settings-dialog.tsx'));
const CreateDialog = lazyWhenIdle(() => import('../projects/create-dialog.tsx'));
const ProjectsDialog = lazyWhenIdle(() => import('../projects/projects-dialog.tsx'));

/** Dialog that the page has opened beside its list. */
export type Opened = 'settings' | 'createInternal' | 'projects' | 'timeOff';

interface PageDialogsProps {
  opened: Opened | undefined;
  onOpen: (opened: Opened | undefined) => void;
  TimeOff: ComponentType<{ onClose: () => void }>;
}

export function PageDialogs(props: PageDialogsProps) {
  return (
    <LazyBoundary>
      <Suspense>
        <Shown {...props} />
      </Suspense>
    </LazyBoundary>
  );
}

function Shown({ opened, onOpen, TimeOff }: PageDialogsProps) {
  const close = () => onOpen(undefined);
  if (opened === 'settings') return <SettingsDialog onClose={close} />;
  if (opened === 'createInternal')
    return <CreateDialog onClose={close} onAll={() => onOpen('projects')} />;
  if (opened === 'projects') return <ProjectsDialog onClose={close} />;
  if (opened === 'timeOff') return <TimeOff onClose={close} />;
  return null;
}
