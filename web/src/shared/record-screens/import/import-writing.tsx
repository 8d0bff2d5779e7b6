import { BatchProgress } from '../../../ui/batch/batch-progress.tsx';
import classes from './import.module.css';
import { texts } from './texts.ts';
import type { Progress } from './use-import.ts';
import { countLines } from './write-lines.ts';

export function ImportWriting({ total, written }: Progress) {
  return (
    <>
      <BatchProgress
        label={texts.progressLabel}
        finished={total - countLines(written.left)}
        total={total}
      />
      <p className={classes.help} role="status">
        {written.waiting ? texts.busy : texts.keepOpen}
      </p>
    </>
  );
}
