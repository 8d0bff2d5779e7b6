import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { longestComment } from '@driftig/contracts/taskboard/shapes';
import { Button, Textarea } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';

import { call } from '../../../api/client.ts';
import { describeError } from '../../../api/errors.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { MentionList } from '../../../shared/mentions/mention-list.tsx';
import { mentionProps } from '../../../shared/mentions/mention-props.ts';
import { useMentions } from '../../../shared/mentions/use-mentions.ts';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import type { WholeTask } from '../../../shared/board-tasks/board-types.ts';
import classes from './dialogs.module.css';
import { texts } from './texts.ts';

/** A new comment; '@' offers the people who may see the task. */
export function CommentForm({ task }: { task: WholeTask }) {
  const [draft, setDraft] = useState('');
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const idempotency = useIdempotencyKey();
  const mentions = useMentions(task.mayAssign, { draft, setDraft, input });
  const send = async () => {
    const body = { message: draft.trim() };
    if (body.message === '' || isBusy) return;
    setBusy(true);
    try {
      await call(
        taskboardRoutes.addTaskComment,
        { params: { id: task.id }, body },
        { idempotencyKey: idempotency.keyFor(body) },
      );
      idempotency.done();
      setDraft('');
    } catch (error) {
      toastFailure(texts.commentFailed, { text: describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={classes.newComment} onSubmit={submit} noValidate>
      <MentionList label={texts.mention} {...mentions} />
      <Textarea
        ref={input}
        aria-label={texts.writeComment}
        placeholder={texts.writeComment}
        description={texts.commentHelp}
        inputWrapperOrder={['input', 'description']}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={longestComment}
        value={draft}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value);
          mentions.moved(currentTarget.selectionStart);
        }}
        onSelect={({ currentTarget }) => mentions.moved(currentTarget.selectionStart)}
        {...mentionProps(mentions)}
        onKeyDown={(event) => void mentions.takesKey(event)}
      />
      <Button type="submit" loading={isBusy} disabled={draft.trim() === ''}>
        {texts.send}
      </Button>
    </form>
  );
}
