// Default export: loaded lazily, when a comment is opened.
import { Button } from '@mantine/core';

import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import classes from './dialogs.module.css';
import { nameOfEntry } from '../entry/entry-text.ts';
import { texts } from '../texts.ts';

/** The whole of a comment, of which a row has the beginning. */
export default function CommentDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.comment}
      size={480}
      small
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className={classes.text}>{nameOfEntry(entry)}</p>
      <p className={classes.comment}>{entry.comment}</p>
    </Dialog>
  );
}
