/**
 * QuestionDialog { decisions, nameOf, reject, remove, children(asked) } — the dialog that is open: the remark
 * of a rejection, whether to delete, or a word's own, which `children` draws.
 */
import { Suspense } from 'react';
import type { ReactNode } from 'react';

import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import type { RowNames } from './decision-list.ts';
import type { RejectDialogProps } from './reject-dialog.tsx';
import { texts } from './texts.ts';
import type { RowQuestion } from './use-decisions.ts';

const RejectDialog = lazyWhenIdle(() => import('./reject-dialog.tsx'));

interface QuestionDialogProps<Row, Own> extends Pick<RowNames<Row>, 'nameOf'> {
  decisions: {
    readonly asked: Own | RowQuestion<Row> | undefined;
    readonly close: () => void;
    readonly reject: (row: Row, reason: string) => Promise<void>;
  };
  reject: Pick<RejectDialogProps, 'help' | 'required' | 'maxLength'>;
  remove: { readonly help: string; readonly onConfirm: (row: Row) => Promise<void> };
  children: (asked: Own) => ReactNode;
}

export function QuestionDialog<Row, Own extends object>(props: QuestionDialogProps<Row, Own>) {
  const { asked } = props.decisions;
  if (asked === undefined) return null;
  return (
    <LazyBoundary>
      <Suspense>
        {isOfRow(asked) ? <AboutRow {...props} question={asked} /> : props.children(asked)}
      </Suspense>
    </LazyBoundary>
  );
}

const isOfRow = <Row,>(asked: object | RowQuestion<Row>): asked is RowQuestion<Row> =>
  'kind' in asked && (asked.kind === 'reject' || asked.kind === 'remove');

type AboutRowProps<Row, Own> = Omit<QuestionDialogProps<Row, Own>, 'children'> & {
  question: RowQuestion<Row>;
};

function AboutRow<Row, Own>({ question, decisions, nameOf, ...props }: AboutRowProps<Row, Own>) {
  const { kind, entry } = question;
  const { close } = decisions;
  if (kind === 'reject')
    return (
      <RejectDialog
        {...props.reject}
        name={nameOf(entry)}
        onClose={close}
        onReject={(reason) => decisions.reject(entry, reason)}
      />
    );
  return (
    <ConfirmDialog
      opened
      onClose={close}
      onConfirm={() => props.remove.onConfirm(entry)}
      title={texts.removeTitle(nameOf(entry))}
      confirmLabel={texts.remove}
      danger
    >
      {props.remove.help}
    </ConfirmDialog>
  );
}
