/** RemarksDialog { entry, onClose } — 'Bemærkninger', the whole of which a row has the beginning. */
import { Button } from '@mantine/core';

import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Entry } from '../queries.ts';
import classes from './dialogs.module.css';
import { nameOf } from './entry-text.ts';
import { texts } from './texts.ts';

// Default export: loaded lazily, when a remark is opened.
export default function RemarksDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { reason, flexReason } = entry;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.remarks}
      size={480}
      small
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className={classes.about}>{nameOf(entry)}</p>
      {reason === '' ? null : (
        <>
          <h3 className={classes.label}>{texts.rejectedBecause}</h3>
          <p className={classes.text}>{reason}</p>
        </>
      )}
      {flexReason === '' ? null : (
        <>
          <h3 className={classes.label}>{texts.reason}</h3>
          <p className={classes.text}>{flexReason}</p>
        </>
      )}
      {reason === '' && flexReason === '' ? (
        <p className={classes.text}>{texts.noRemarks}</p>
      ) : null}
    </Dialog>
  );
}
