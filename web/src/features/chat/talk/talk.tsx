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
import { TalkHead } from './talk-head.tsx';
import classes from './talk.module.css';
import { TypingNotice } from './composer/typing-notice.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useOutbox } from './outbox/use-outbox.ts';
import { useTalk, type TalkState } from './use-talk.ts';

interface TalkProps {
  partner: Partner;
  /** The number of a message that the talk is opened at; the newest where it is left out. */
  at: number | undefined;
}

/** The talk with a colleague or a group: its head, its messages, and where one writes. */
export function Talk({ partner, at }: TalkProps) {
  const talk = useTalk(partner, at);
  const navigate = useNavigate();
  const location = useLocation();
  const toNewest = () =>
    void navigate(chatWith(partner.id), { replace: true, state: location.state as unknown });
  // Reading older messages does not mark the newest as read.
  useMarkRead(partner, talk.newerAfter === undefined ? lastReceived(talk.messages) : 0);
  return (
    <section className={classes.talk} aria-label={texts.talkWith(partner.name)}>
      <TalkHead partner={partner} />
      <div className={classes.middle}>
        <Messages partner={partner} talk={talk} at={at} onNewest={toNewest} />
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

/** The message that the talk was to be opened at is not there. */
function NotFound({ onNewest }: { onNewest: () => void }) {
  const action = <Button onClick={onNewest}>{texts.toNewest}</Button>;
  return <EmptyState title={texts.notFound} action={action} />;
}

/** No message: there is none yet, or they could not be fetched. */
function Nothing({ partner, talk: { newest } }: { partner: Partner; talk: TalkState }) {
  if (newest.error !== null)
    return (
      <ErrorState
        title={texts.talkFailed}
        text=""
        errorId={errorIdOf(newest.error)}
        onRetry={() => void newest.refetch()}
      />
    );
  const text = isGroup(partner) ? texts.nothingInGroup : texts.nothingYetText(partner.name);
  return <EmptyState title={texts.nothingYet} text={text} />;
}

interface MessagesProps extends TalkProps {
  talk: TalkState;
  onNewest: () => void;
}

function Messages({ partner, talk, at, onNewest }: MessagesProps) {
  const { outbox, all } = useOutbox();
  const { messages, newest } = talk;
  const stored = new Set(messages.map(({ clientId }) => clientId));
  const outgoing = all.filter(({ to, clientId }) => to === partner.id && !stored.has(clientId));
  if (messages.length === 0 && outgoing.length === 0) {
    const isMissing = at !== undefined && talk.older.isSuccess;
    if (!isMissing && (newest.isPending || newest.data?.length))
      return <SkeletonRows rows={4} height={44} />;
    return (
      <div className={classes.alone}>
        {isMissing ? <NotFound onNewest={onNewest} /> : <Nothing partner={partner} talk={talk} />}
      </div>
    );
  }
  return (
    <MessageList
      partner={partner}
      talk={talk}
      outgoing={outgoing}
      outbox={outbox}
      at={at}
      onNewest={onNewest}
    />
  );
}
