import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { errorIdOf } from '../../../../api/errors.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { PagedList } from '../../../../ui/paged-list/paged-list.tsx';
import classes from './base-row.module.css';
import { texts } from './texts.ts';
import { useFill } from './use-fill.ts';

interface BaseDialogProps<Row> {
  title: string;
  help: string;
  width: number;
  list: {
    readonly rows: readonly Row[] | undefined;
    readonly loadingMore: boolean;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  sizes: readonly number[];
  label: string;
  searchLabel: string;
  textOf: (row: Row) => string;
  none: string;
  /** Fills the form from a row; the dialog closes once that is done. */
  onChoose: (row: Row) => Promise<void>;
  onClose: () => void;
  /** Draws a row; `disabled` while the form is being filled. */
  children: (row: Row, choosing: Choosing) => ReactNode;
}

interface Choosing {
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

/** A list of what an invoice can be based on, of which one is chosen. */
export function BaseDialog<Row extends { readonly number: number }>(props: BaseDialogProps<Row>) {
  const { title, help, width, list, none, onChoose, onClose, children, ...rest } = props;
  const { filling, fill } = useFill(onClose);
  const { error } = list;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      size={width}
      busy={filling}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className={classes.help}>{help}</p>
      <PagedList
        {...rest}
        rows={list.rows}
        loadingMore={list.loadingMore}
        error={error === null ? null : { id: errorIdOf(error) }}
        errorTitle={texts.failed}
        onRetry={() => void list.refetch()}
        empty={{ title: texts.empty, text: none }}
        noneFound={texts.noneFound}
        keyOf={(row) => row.number}
      >
        {(row) =>
          children(row, { disabled: filling, onChoose: () => void fill(() => onChoose(row)) })
        }
      </PagedList>
    </Dialog>
  );
}
