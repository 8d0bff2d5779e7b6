import { Button } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';

import { errorIdOf } from '../../../api/errors.ts';
import { chatWith } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { isGroup, type Partner } from '../partner.ts';
import { texts } from '../texts.ts';
import { Composer } from './composer/composer.tsx';
import { lastReceived } from './messages/messages.ts';
import { MessageList } from './messages/message-list.tsx';
import { ConversationHead } from './conversation-head.tsx';
import classes from './conversation.module.css';
import { TypingNotice } from './composer/typing-notice.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useOutbox } from './outbox/use-outbox.ts';
import { useConversation, type ConversationState } from './use-conversation.ts';

interface ConversationProps {
  partner: Partner;
  /** The number of a message that the conversation is opened at; the newest where it is left out. */
  at: number | undefined;
}

/** The conversation with a colleague or a group: its head, its messages, and where one writes. */
export function Conversation({ partner, at }: ConversationProps) {
  const conversation = useConversation(partner, at);
  const navigate = useNavigate();
  const location = useLocation();
  const toNewest = () =>
    void navigate(chatWith(partner.id), { replace: true, state: location.state as unknown });
  // Reading older messages does not mark the newest as read.
  useMarkRead(
    partner,
    conversation.newerAfter === undefined ? lastReceived(conversation.messages) : 0,
  );
  return (
    <section className={classes.conversation} aria-label={texts.conversationWith(partner.name)}>
      <ConversationHead partner={partner} />
      <div className={classes.middle}>
        <Messages partner={partner} conversation={conversation} at={at} onNewest={toNewest} />
      </div>
      {partner.canWrite ? (
        <>
          <TypingNotice partner={partner} />
          {partner.isIn ? null : <p className={classes.along}>{texts.readsAlong}</p>}
          <Composer partner={partner} onSent={at === undefined ? undefined : toNewest} />
        </>
      ) : (
        <p className={classes.closed}>{texts.closed(partner.name)}</p>
      )}
    </section>
  );
}

/** The message that the conversation was to be opened at is not there. */
function NotFound({ onNewest }: { onNewest: () => void }) {
  const action = <Button onClick={onNewest}>{texts.toNewest}</Button>;
  return <EmptyState title={texts.notFound} action={action} />;
}

/** No message: there is none yet, or they could not be fetched. */
function Nothing({
  partner,
  conversation: { newest },
}: {
  partner: Partner;
  conversation: ConversationState;
}) {
  if (newest.error !== null)
    return (
      <ErrorState
        title={texts.conversationFailed}
        text=""
        errorId={errorIdOf(newest.error)}
        onRetry={() => void newest.refetch()}
      />
    );
  const text = isGroup(partner) ? texts.nothingInGroup : texts.nothingYetText(partner.name);
  return <EmptyState title={texts.nothingYet} text={text} />;
}

interface MessagesProps extends ConversationProps {
  conversation: ConversationState;
  onNewest: () => void;
}

function Messages({ partner, conversation, at, onNewest }: MessagesProps) {
  const { outbox, all } = useOutbox();
  const { messages, newest } = conversation;
  const stored = new Set(messages.map(({ clientId }) => clientId));
  const outgoing = all.filter(({ to, clientId }) => to === partner.id && !stored.has(clientId));
  if (messages.length === 0 && outgoing.length === 0) {
    const isMissing = at !== undefined && conversation.older.isSuccess;
    if (!isMissing && (newest.isPending || newest.data?.length))
      return <SkeletonRows rows={4} height={44} />;
    return (
      <div className={classes.alone}>
        {isMissing ? (
          <NotFound onNewest={onNewest} />
        ) : (
          <Nothing partner={partner} conversation={conversation} />
        )}
      </div>
    );
  }
  return (
    <MessageList
      partner={partner}
      conversation={conversation}
      outgoing={outgoing}
      outbox={outbox}
      at={at}
      onNewest={onNewest}
    />
  );
}
