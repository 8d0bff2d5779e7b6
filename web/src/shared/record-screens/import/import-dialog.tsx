// Default export: loaded lazily by the list.

import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { recoverFocusHere } from '../../../ui/focus/recover-focus.ts';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { ChooseFile } from './choose-file.tsx';
import classes from './import.module.css';
import { ImportFooter } from './import-footer.tsx';
import { ImportOver } from './import-over.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportWriting } from './import-writing.tsx';
import { texts } from './texts.ts';
import { useImport, type ImportFlow } from './use-import.ts';
import type { RecordScreen } from '../views/record-view.ts';

interface ImportDialogProps {
  screen: RecordScreen;
  onClose: () => void;
}

/** The import dialog: reads a CSV file, previews its lines and writes the chosen ones. */
export default function ImportDialog({ screen, onClose }: ImportDialogProps) {
  const flow = useImport(screen);
  const { name } = flow.step;
  return (
    <>
      <Dialog
        opened
        onClose={name === 'writing' ? undefined : onClose}
        busy={name === 'writing'}
        title={texts.title(screen.type.plural)}
        size={760}
        footer={<ImportFooter screen={screen} flow={flow} onClose={onClose} />}
      >
        <div key={name} ref={recoverFocusHere} tabIndex={-1} className={classes.body}>
          <Body screen={screen} flow={flow} />
        </div>
      </Dialog>
      <LeaveGuard when={name === 'writing'} />
    </>
  );
}

function Body({ screen, flow }: { screen: RecordScreen; flow: ImportFlow }) {
  const { step } = flow;
  switch (step.name) {
    case 'choose':
      return <ChooseFile screen={screen} flow={flow} problem={step.problem} />;
    case 'reading':
      return (
        <>
          <p role="status">{texts.reading}</p>
          <SkeletonRows height={48} />
        </>
      );
    case 'preview':
      return <ImportPreview flow={flow} file={step.file} />;
    case 'writing':
      return <ImportWriting {...step} />;
    default:
      return <ImportOver screen={screen} {...step} />;
  }
}
