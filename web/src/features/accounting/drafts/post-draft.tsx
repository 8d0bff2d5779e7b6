import { postingRoutes } from '@driftig/contracts/ledger/posting';
import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import type { Draft } from '../queries.ts';
import classes from './drafts.module.css';
import { texts } from './texts.ts';

interface PostDraftProps {
  draft: Draft;
  /** The form has edits that are not saved: what is posted is what was saved. */
  isEdited: boolean;
}

/** Posts the saved draft, which then leaves the list. */
export function PostDraft({ draft: { id, version }, isEdited }: PostDraftProps) {
  const idempotency = useIdempotencyKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const body = { version };
      const idempotencyKey = idempotency.keyFor({ id, ...body });
      return call(postingRoutes.postDraft, { params: { id }, body }, { idempotencyKey });
    },
    onSuccess: ({ message }) => toastSuccess(message),
  });
  return (
    <>
      {error === null ? null : (
        <Alert color="red" role="alert">
          {messageOf(error, texts.postFailed)}
        </Alert>
      )}
      <div className={classes.formActions}>
        <span>{isEdited ? texts.saveFirst : texts.postedForGood}</span>
        <Button loading={isPending} disabled={isEdited} onClick={() => mutate()}>
          {texts.post}
        </Button>
      </div>
    </>
  );
}
