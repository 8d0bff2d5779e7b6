// Default export: loaded when it is opened.
import { draftRoutes } from '@driftig/contracts/accounting/drafts';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconFileImport, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { usePages, type LoadedPages } from '../../../api/queries/pages.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Draft } from '../queries.ts';
import { Balances } from './balances.tsx';
import { DraftFile } from './draft-file.tsx';
import { DraftForm } from './draft-form.tsx';
import { DraftList } from './draft-list.tsx';
import classes from './drafts.module.css';
import { ImportList, type ImportKind } from './import-list.tsx';
import { texts } from './texts.ts';
import { PostDrafts } from './post-drafts.tsx';
import { useBooks } from './use-books.ts';
import { useDraftDeletion } from './use-draft-deletion.ts';

/** Content of the middle pane: nothing yet, an empty form, a draft by its id, or rows to import. */
type Shown = 'nothing' | 'new' | ImportKind | { readonly id: string };

/** The drafts of vouchers, one of them in its form, and what they would change (product B29). */
export default function DraftsDialog({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState<Shown>('nothing');
  const loaded = usePages(draftRoutes.listAccountingDrafts, { query: {} });
  const deletion = useDraftDeletion();
  const drafts = loaded.rows?.filter((draft) => !deletion.isHidden(draft));
  return (
    <Dialog opened onClose={onClose} title={texts.title} size={1340}>
      <div className={classes.actions}>
        <Button leftSection={<IconFileImport size={18} />} onClick={() => setShown('receipts')}>
          {texts.importReceipt}
        </Button>
        <Button leftSection={<IconFileImport size={18} />} onClick={() => setShown('expenses')}>
          {texts.importExpense}
        </Button>
        <Button leftSection={<IconPlus size={18} />} onClick={() => setShown('new')}>
          {texts.create}
        </Button>
        <PostDrafts drafts={drafts ?? []} />
      </div>
      {drafts === undefined ? (
        <Waiting error={loaded.error} onRetry={() => void loaded.refetch()} />
      ) : (
        <Panes {...{ drafts, loaded, deletion, shown, onShow: setShown }} />
      )}
    </Dialog>
  );
}

interface PanesProps {
  drafts: readonly Draft[];
  loaded: LoadedPages<Draft>;
  deletion: ReturnType<typeof useDraftDeletion>;
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** The list, the form, and beside them the file and what the drafts would change. */
function Panes({ drafts, loaded, deletion, shown, onShow }: PanesProps) {
  const books = useBooks();
  const draft = typeof shown === 'object' ? drafts.find(({ id }) => id === shown.id) : undefined;
  const kind = shown === 'receipts' || shown === 'expenses' ? shown : undefined;
  const isOpen = shown === 'new' || kind !== undefined || draft !== undefined;

  const open = (id: string) => onShow({ id });
  const remove = (removed: Draft) => {
    deletion.mark(removed);
    onShow('nothing');
  };
  return (
    <div className={classes.panes} data-open={isOpen || undefined}>
      <DraftList {...{ drafts, loaded, deletion }} openId={draft?.id} onOpen={open} />
      <div className={classes.middle}>
        <Button
          className={classes.back ?? ''}
          leftSection={<IconArrowLeft size={18} />}
          onClick={() => onShow('nothing')}
        >
          {texts.back}
        </Button>
        {kind === undefined ? null : <ImportList key={kind} kind={kind} onImported={open} />}
        {shown === 'new' ? <DraftForm books={books} draft={undefined} onSaved={open} /> : null}
        {draft === undefined ? null : (
          <DraftForm
            key={draft.id}
            {...{ books, draft }}
            onSaved={open}
            onRemove={() => remove(draft)}
          />
        )}
        {isOpen ? null : <Choose />}
      </div>
      <aside className={classes.aside}>
        {draft === undefined ? null : <DraftFile draft={draft} />}
        <Balances {...{ drafts, loaded, books }} />
      </aside>
    </div>
  );
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <SkeletonRows rows={6} />;
  return (
    <ErrorState title={texts.notLoaded} text="" errorId={errorIdOf(error)} onRetry={onRetry} />
  );
}

function Choose() {
  return (
    <div className={classes.choose}>
      <h3>{texts.choose}</h3>
      <p>{texts.chooseText}</p>
    </div>
  );
}
