import type { RecordAnswer, RecordType } from '@driftig/contracts/records/record-type';
import { Suspense, useRef, useState } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import type { TableFilter } from '../../../ui/data-table/columns/column.ts';
import { isListed } from '@driftig/domain/lists/match-rows';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { AddButton, EmptyListButton } from '../../../ui/layout/page-action.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { useOpenRecord } from '../../../ui/url/use-open-record.ts';
import { useBulkRecords } from './bulk-records.tsx';
import { recordActions, type RecordRowHandlers } from './record-actions.ts';
import { nameOf } from './record-columns.ts';
import { RecordDialogs, type OwnDialogs } from './record-dialogs.tsx';
import { texts } from '../texts.ts';
import { useRecordImport } from './use-record-import.tsx';
import { useListRows } from './use-list-rows.tsx';
import { useRecordList } from './use-record-list.ts';
import type { RecordScreen } from '../views/record-view.ts';

const DeleteRecordDialog = lazyWhenIdle(() => import('./delete-record-dialog.tsx'));

interface RecordTablePageProps extends Pick<RecordRowHandlers, 'locked'> {
  screen: RecordScreen;
  moreActions?: RecordRowHandlers['more'];
  dialogs?: OwnDialogs;
  /** Besides those of its view. */
  filters?: readonly TableFilter<RecordAnswer>[];
  /** The page that shows a record; editing is then an action of the row. */
  pageOf?: (row: RecordAnswer) => string;
}

/** The screen of a record type, made from its description and view. */
export function RecordTablePage(props: RecordTablePageProps) {
  const { screen, moreActions: more, dialogs, locked, pageOf } = props;
  const type: RecordType = screen.type;
  const words = screen.words;
  const list = useRecordList(screen, props.filters);
  const { rows, loadingMore, error, refetch, table } = useListRows(screen.list, {}, list);
  const address = useOpenRecord();
  const creating = useCreating(list, address);
  const [deleting, setDeleting] = useState<RecordAnswer>();
  const [editing, setEditing] = useState<RecordAnswer>();
  const { bulk, dialog } = useBulkRecords(screen);
  const { importActions, importDialog } = useRecordImport(screen);
  const empty = rows?.length === 0 && !loadingMore;
  const open = ({ id }: RecordAnswer) => address.open(id);
  const handlers: RecordRowHandlers = {
    ...(dialogs?.show ? { show: open, edit: setEditing } : { edit: open }),
    remove: setDeleting,
    more,
    locked,
  };
  const add = { label: words.add, onClick: address.create };

  return (
    <Page
      title={words.title}
      purpose={words.purpose}
      actions={<AddButton {...add} filled={!empty} />}
      list
    >
      <DataTable
        {...list}
        label={words.title}
        noun={{ one: type.noun, many: type.plural }}
        rows={rows}
        loadingMore={loadingMore}
        {...table}
        rowId={(row) => row.id}
        rowName={(row) => nameOf(type, row)}
        open={pageOf ? { href: pageOf } : { onOpen: open }}
        rowActions={(row) => recordActions(row, handlers)}
        searchPlaceholder={texts.search(type.plural)}
        bulk={locked ? { ...bulk, selectable: (row) => locked(row) === undefined } : bulk}
        csvName={type.plural}
        listActions={importActions}
        empty={{ ...screen.empty, action: <EmptyListButton {...add} /> }}
        error={error ? { id: errorIdOf(error) } : null}
        onRetry={() => void refetch()}
      />
      <Suspense>
        <RecordDialogs
          screen={screen}
          address={address}
          creating={creating}
          rows={table.found?.rows ?? rows}
          editing={editing}
          onEdited={() => setEditing(undefined)}
          {...dialogs}
        />
      </Suspense>
      {dialog}
      {importDialog}
      <LazyBoundary>
        <Suspense>
          {deleting ? (
            <DeleteRecordDialog
              screen={screen}
              record={deleting}
              onClose={() => setDeleting(undefined)}
            />
          ) : null}
        </Suspense>
      </LazyBoundary>
    </Page>
  );
}

/** The list shows what was just made, also when its search or filters would hide it. */
function useCreating(
  list: ReturnType<typeof useRecordList>,
  { close, closeTo }: ReturnType<typeof useOpenRecord>,
) {
  const created = useRef<RecordAnswer>(undefined);
  return {
    onCreated: (record: RecordAnswer) => {
      created.current = record;
    },
    onClose: () => {
      const record = created.current;
      created.current = undefined;
      if (record === undefined || isListed(record, list)) close();
      else closeTo(list.state.showingAll);
    },
  };
}
