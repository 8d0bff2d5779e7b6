import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import type { ReactNode } from 'react';

import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { useOpenRecord } from '../../../ui/url/use-open-record.ts';
import type { RecordScreen } from '../views/record-view.ts';

const OpenRecord = lazyWhenIdle(() => import('../form/open-record.tsx'));
const RecordDialog = lazyWhenIdle(() => import('../form/record-dialog.tsx'));

interface CreateHandlers {
  readonly onClose: () => void;
  /** Called with the record before the dialog closes. */
  readonly onCreated: (record: RecordAnswer) => void;
}

/** Dialogs of a type that replace the form. */
export interface OwnDialogs {
  /** Shown to create a record. */
  readonly create?: (handlers: CreateHandlers) => ReactNode;
  /** Shown to open a record; the form is then an action of the row. */
  readonly show?: (record: RecordAnswer, onClose: () => void) => ReactNode;
}

interface RecordDialogsProps extends OwnDialogs {
  screen: RecordScreen;
  address: ReturnType<typeof useOpenRecord>;
  creating: CreateHandlers;
  rows: readonly RecordAnswer[] | undefined;
  /** The record that is edited from its row. */
  editing: RecordAnswer | undefined;
  onEdited: () => void;
}

/** The dialog for a new record, or for the record in the URL. */
export function RecordDialogs(props: RecordDialogsProps) {
  const { screen, address, rows, create, show, editing, onEdited } = props;
  const { openId, close } = address;
  if (editing) return <RecordDialog screen={screen} record={editing} onClose={onEdited} />;
  if (address.creating)
    return create?.(props.creating) ?? <RecordDialog screen={screen} {...props.creating} />;
  if (!openId) return null;
  const row = rows?.find(({ id }) => id === openId);
  return (
    <OpenRecord key={openId} screen={screen} id={openId} row={row} show={show} onClose={close} />
  );
}
