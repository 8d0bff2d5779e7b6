import type { RecordAnswer, RecordType } from '@driftig/contracts/record-type';
import type { RecordTypeName } from '@driftig/contracts/record-types';
import { recordTypes } from '@driftig/contracts/record-types';
import { isImported } from '@driftig/contracts/records-import';
import { yearOf } from '@driftig/domain/dates';
import { Button } from '@mantine/core';
import { IconEye, IconPencil, IconPlus, IconTrash, IconUpload } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';

import { errorIdOf } from '../api/errors.ts';
import { useUser } from '../api/session.ts';
import type { RowAction } from '../ui/data-table/column.ts';
import { dateFilters, noDateFilters } from '../ui/data-table/date-filters.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { useTableState } from '../ui/data-table/use-table-state.ts';
import { lazyAtRest } from '../ui/lazy-at-rest.ts';
import { Page } from '../ui/page.tsx';
import { useBulkRecords } from './bulk-records.tsx';
import { useChangeStatus } from './change-status.ts';
import { DeleteRecordDialog } from './delete-record-dialog.tsx';
import { useRecordRows } from './queries.ts';
import { textOf } from './kind-column.tsx';
import { RecordDialogs, type OwnDialogs } from './record-dialogs.tsx';
import { recordColumns, recordFile, nameOf } from './record-columns.ts';
import { isDecided, statusTabs } from './record-statuses.ts';
import { statusColumn } from './status-column.tsx';
import { texts, typeTexts } from './texts.ts';
import { useOpenRecord } from '../ui/use-open-record.ts';
import { usePhone } from '../ui/use-phone.ts';
import { useToday } from '../ui/use-today.ts';

const ImportDialog = lazyAtRest(() => import('./import/import-dialog.tsx'));

interface RecordTablePageProps {
  typeName: RecordTypeName;
  /** What can be done with a record beside editing and deleting it. */
  moreActions?: (row: RecordAnswer) => readonly RowAction[];
  dialogs?: OwnDialogs;
  /** Why a record can be neither changed nor deleted. */
  locked?: (row: RecordAnswer) => string | undefined;
}

/** The screen of a record type: everything on it follows from the type's description. */
export function RecordTablePage(props: RecordTablePageProps) {
  const { typeName, moreActions, dialogs, locked } = props;
  const type: RecordType = recordTypes[typeName];
  const words = typeTexts[typeName];
  const { currency } = useUser().company;
  const onStatus = useChangeStatus(typeName);
  const { columns, file } = useMemo(() => {
    const ways = isDecided(type) ? {} : { onChoose: onStatus };
    const needs = { currency, status: statusColumn<RecordAnswer>(type, ways) };
    return { columns: recordColumns(type, needs), file: recordFile(type, needs) };
  }, [type, currency, onStatus]);
  const today = useToday();
  const phone = usePhone();
  const { dated, statuses } = type;
  const state = useTableState({
    name: typeName,
    defaultSort: type.sort,
    ...(dated ? { filters: noDateFilters } : {}),
  });
  const { rows, loadingMore, error, refetch } = useRecordRows(typeName);
  const address = useOpenRecord();
  const [deleting, setDeleting] = useState<RecordAnswer>();
  const [editing, setEditing] = useState<RecordAnswer>();
  const [importing, setImporting] = useState(false);
  const { bulk, dialog } = useBulkRecords(typeName);
  const empty = rows?.length === 0 && !loadingMore;

  const addButton = (filled: boolean) => (
    <Button
      variant={filled ? 'filled' : 'default'}
      leftSection={<IconPlus size={18} stroke={1.6} />}
      onClick={address.create}
    >
      {words.add}
    </Button>
  );
  const importButton = isImported(typeName) ? (
    <Button
      {...(phone ? { fullWidth: true } : { variant: 'subtle', color: 'gray' })}
      leftSection={<IconUpload size={18} stroke={1.6} />}
      onClick={() => setImporting(true)}
    >
      {texts.import}
    </Button>
  ) : null;
  const showAction = (row: RecordAnswer): RowAction => ({
    label: texts.show,
    icon: IconEye,
    onSelect: () => address.open(row.id),
  });
  const rowActions = (row: RecordAnswer): readonly RowAction[] => [
    ...(dialogs?.show ? [showAction(row)] : []),
    {
      label: texts.edit,
      icon: IconPencil,
      onSelect: () => (dialogs?.show ? setEditing(row) : address.open(row.id)),
      disabledReason: locked?.(row),
    },
    ...(moreActions?.(row) ?? []),
    'divider',
    {
      label: texts.remove,
      icon: IconTrash,
      onSelect: () => setDeleting(row),
      danger: true,
      disabledReason: locked?.(row),
    },
  ];

  return (
    <Page title={words.title} purpose={words.purpose} actions={addButton(!empty)}>
      <DataTable
        state={state}
        label={words.title}
        noun={type.plural}
        rows={rows}
        loadingMore={loadingMore}
        columns={columns}
        rowId={(row) => row.id}
        rowName={(row) => nameOf(type, row)}
        open={{ onOpen: (row) => address.open(row.id) }}
        rowActions={rowActions}
        {...(statuses ? { status: statusTabs<RecordAnswer>(statuses) } : {})}
        filters={dated ? dateFilters<RecordAnswer>(yearOf(today), (row) => textOf(row, dated)) : []}
        searchPlaceholder={texts.search(type.plural)}
        bulk={locked ? { ...bulk, selectable: (row) => locked(row) === undefined } : bulk}
        csvName={type.plural}
        csvColumns={file}
        csvAside={importButton}
        empty={{ text: texts.none(type.plural), action: addButton(true) }}
        error={error ? { id: errorIdOf(error) } : null}
        onRetry={() => void refetch()}
      />
      <Suspense>
        <RecordDialogs
          typeName={typeName}
          address={address}
          rows={rows}
          editing={editing}
          onEdited={() => setEditing(undefined)}
          {...dialogs}
        />
        {importing && isImported(typeName) ? (
          <ImportDialog typeName={typeName} onClose={() => setImporting(false)} />
        ) : null}
      </Suspense>
      {dialog}
      {deleting ? (
        <DeleteRecordDialog
          typeName={typeName}
          record={deleting}
          onClose={() => setDeleting(undefined)}
        />
      ) : null}
    </Page>
  );
}
