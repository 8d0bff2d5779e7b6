import { longestMessage } from '@driftig/contracts/chat/message';
import { Textarea } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';

import { MentionList } from '../../../../shared/mentions/mention-list.tsx';
import { mentionProps } from '../../../../shared/mentions/mention-props.ts';
import { useMentions } from '../../../../shared/mentions/use-mentions.ts';
import { isPhone } from '../../../../ui/layout/use-phone.ts';
import { isGroup, type Partner } from '../../partner.ts';
import type { fromList } from '../../people/person-row.tsx';
import { texts } from '../../texts.ts';
import classes from './composer.module.css';
import { PictureButton } from './picture-button.tsx';
import { useDraft } from './use-draft.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useTellTyping } from './use-typing.ts';

/** From here on the counter is shown. */
const nearLimit = longestMessage - 200;

const none: Partner['others'] = [];

interface ComposerProps {
  partner: Partner;
  onSent: (() => void) | undefined;
}

/** Where one writes: Enter sends, Shift and Enter break the line (product C3). */
export function Composer({ partner, onSent }: ComposerProps) {
  const { id, name } = partner;
  const { outbox } = useOutbox();
  const [draft, setDraft] = useDraft(id);
  const tellTyping = useTellTyping(id);
  const input = useFocusWhenChosen();
  const mentions = useMentions(isGroup(partner) ? partner.others : none, {
    draft,
    setDraft,
    input,
  });
  const text = draft.trim();
  const canSend = text !== '' && text.length <= longestMessage;
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!canSend) return;
    const at = new Date().toISOString();
    outbox.add({ clientId: crypto.randomUUID(), to: id, text, at });
    setDraft('');
    onSent?.();
  };
  const sendPictures = (files: readonly File[]) => {
    for (const file of files) {
      const at = new Date().toISOString();
      outbox.addPicture({ clientId: crypto.randomUUID(), to: id, at }, file);
    }
    if (files.length > 0) onSent?.();
  };
  const type = (next: string) => {
    setDraft(next);
    if (next.trim() !== '') tellTyping();
  };
  return (
    <form className={classes.composer} onSubmit={send} data-toasts-above>
      <MentionList label={texts.mention} {...mentions} />
      <div className={classes.box}>
        <PictureButton onChoose={sendPictures} />
        <Textarea
          ref={input}
          variant="unstyled"
          className={classes.input ?? ''}
          aria-label={texts.messageTo(name)}
          aria-describedby="chat-keys chat-counter"
          placeholder={texts.placeholder}
          autosize
          minRows={1}
          maxRows={6}
          value={draft}
          onChange={(event) => type(event.currentTarget.value)}
          onSelect={({ currentTarget }) => mentions.moved(currentTarget.selectionStart)}
          {...mentionProps(mentions)}
          onPaste={({ clipboardData: { files } }) => {
            sendPictures([...files].filter(({ type: kind }) => kind.startsWith('image/')));
          }}
          onKeyDown={(event) => {
            const { key, shiftKey, nativeEvent } = event;
            if (nativeEvent.isComposing || mentions.takesKey(event)) return;
            if (key === 'Enter' && !shiftKey) send(event);
          }}
        />
        {/* Kept pressable: the focus of a keyboard must not be lost with the last letter. */}
        <button type="submit" className={classes.send} aria-disabled={!canSend}>
          <IconArrowUp size={18} stroke={1.6} aria-hidden="true" />
          <span className={classes.sendText}>{texts.send}</span>
        </button>
      </div>
      <div className={classes.foot}>
        <span id="chat-keys" className={classes.keys}>
          {texts.keys}
        </span>
        <Counter length={text.length} />
      </div>
    </form>
  );
}

function Counter({ length }: { length: number }) {
  const left = longestMessage - length;
  return (
    <span
      id="chat-counter"
      className={classes.counter}
      role="status"
      data-over={left < 0 || undefined}
    >
      {length < nearLimit ? null : left < 0 ? texts.tooMany(-left) : texts.left(left)}
    </span>
  );
}

/** Focuses the field on desktop only; a phone would open its keyboard over the conversation. */
function useFocusWhenChosen() {
  const input = useRef<HTMLTextAreaElement>(null);
  const { state } = useLocation() as { state: Partial<typeof fromList> | null };
  const isChosen = state?.fromList === true;
  useEffect(() => {
    if (isChosen && !isPhone()) input.current?.focus();
  }, [isChosen]);
  return input;
}
