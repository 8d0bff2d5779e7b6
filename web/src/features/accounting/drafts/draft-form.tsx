import { draftTexts } from '@driftig/domain/accounting/draft';
import { Alert, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';

import { messageOf } from '../../../api/errors.ts';
import { ConflictAlert } from '../../../ui/feedback/conflict-alert.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { Form } from '../../../ui/fields/form.tsx';
import type { Draft } from '../queries.ts';
import { DraftFields } from './draft-fields.tsx';
import { FileOfDraft } from './file-of-draft.tsx';
import { DraftHoldAlert } from './draft-hold-alert.tsx';
import { typeOptions, type DraftValues } from './draft-values.ts';
import classes from './drafts.module.css';
import { PostDraft } from './post-draft.tsx';
import { PostingPreview } from './posting-preview.tsx';
import { texts } from './texts.ts';
import type { Books } from './use-books.ts';
import { useDraftForm } from './use-draft-form.ts';

interface DraftFormProps {
  books: Books;
  draft: Draft | undefined;
  /** With the id of the saved draft. */
  onSaved: (id: string) => void;
  onRemove?: () => void;
}

/** A draft in its form, with the entry that it makes. */
export function DraftForm({ books, draft, onSaved, onRemove }: DraftFormProps) {
  const { form, save, conflict, loadNewest, rebase } = useDraftForm(draft, onSaved);
  const values = useWatch({ control: form.control }) as DraftValues;
  const { errors, isSubmitted, isSubmitting, isDirty } = form.formState;
  const fault = isSubmitted ? faultText(errors) : undefined;
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.saveFailed)}>
      <div className={classes.formHead}>
        <h3>{draft === undefined ? texts.newTitle : draft.description}</h3>
        {draft === undefined ? null : <span>{texts.provisional(draft.number)}</span>}
      </div>
      {draft === undefined ? null : <DraftHoldAlert draft={draft} />}
      <Form form={form} onSubmit={save}>
        <ConflictAlert conflict={conflict} text={texts.conflict} onLoad={loadNewest} />
        {fault === undefined ? null : (
          <Alert color="red" role="alert">
            {fault}
          </Alert>
        )}
        <DraftFields control={form.control} accounts={books.accounts} types={typeOptions} />
        <FileOfDraft draft={draft} form={form} onSaved={rebase} />
        <PostingPreview values={values} books={books} />
        <div className={classes.formActions}>
          {onRemove === undefined ? null : (
            <Button color="red" leftSection={<IconTrash size={18} />} onClick={onRemove}>
              {texts.remove}
            </Button>
          )}
          <Button type="submit" variant="filled" loading={isSubmitting} data-save>
            {texts.save}
          </Button>
        </div>
      </Form>
      {draft === undefined ? null : <PostDraft draft={draft} isEdited={isDirty} />}
    </ErrorTextContext>
  );
}

type Errors = Partial<
  Record<string, { readonly type?: unknown; readonly message?: string | undefined }>
>;

/** The documented text of the whole form (product V18); other errors are at their fields alone. */
function faultText(errors: Errors): string | undefined {
  if (errors['creditId']?.message === draftTexts.sameAccount) return draftTexts.sameAccount;
  const isMissing = Object.values(errors).some((error) => error?.type === 'missing');
  return isMissing ? draftTexts.incomplete : undefined;
}
