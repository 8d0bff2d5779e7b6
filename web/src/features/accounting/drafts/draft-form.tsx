import { draftRoutes } from '@driftig/contracts/accounting/drafts';
import { draftTexts } from '@driftig/domain/accounting/draft';
import { Alert, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useForm, useWatch } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import type { Account, Draft } from '../queries.ts';
import { DraftFields } from './draft-fields.tsx';
import { bodyOf, draftResolver, typeOptions, valuesOf, type DraftValues } from './draft-values.ts';
import classes from './drafts.module.css';
import { PostingPreview } from './posting-preview.tsx';
import { texts } from './texts.ts';

interface DraftFormProps {
  accounts: readonly Account[];
  draft: Draft | undefined;
  /** With the id of the saved draft. */
  onSaved: (id: string) => void;
  onRemove?: () => void;
}

/** A draft in its form, with the entry that it makes. */
export function DraftForm({ accounts, draft, onSaved, onRemove }: DraftFormProps) {
  const form = useForm<DraftValues, unknown, DraftValues>({
    resolver: draftResolver,
    defaultValues: valuesOf(draft),
    mode: 'onTouched',
  });
  const idempotency = useIdempotencyKey();
  const save = withFieldErrors(form, async (values) => {
    const known = draft === undefined ? {} : { id: draft.id, version: draft.version };
    const body = { ...bodyOf(values), ...known };
    const idempotencyKey = idempotency.keyFor(body);
    const saved = await call(draftRoutes.saveAccountingDraft, { body }, { idempotencyKey });
    toastSuccess(texts.saved);
    onSaved(saved.id);
  });
  const values = useWatch({ control: form.control }) as DraftValues;
  const { errors, isSubmitted, isSubmitting } = form.formState;
  const isIncomplete = isSubmitted && Object.keys(errors).some((name) => name !== 'root');
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.saveFailed)}>
      <div className={classes.formHead}>
        <h3>{draft === undefined ? texts.newTitle : draft.description}</h3>
        {draft === undefined ? null : <span>{texts.provisional(draft.number)}</span>}
      </div>
      <Form form={form} onSubmit={save}>
        {isIncomplete ? (
          <Alert color="red" role="alert">
            {errors.creditId?.message === draftTexts.sameAccount
              ? draftTexts.sameAccount
              : draftTexts.incomplete}
          </Alert>
        ) : null}
        <DraftFields control={form.control} accounts={accounts} types={typeOptions} />
        <PostingPreview values={values} accounts={accounts} />
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
    </ErrorTextContext>
  );
}
