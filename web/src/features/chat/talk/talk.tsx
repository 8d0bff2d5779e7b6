import type { ChatPerson } from '@driftig/contracts/chat/routes';

import { errorIdOf } from '../../../api/errors.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { texts } from '../texts.ts';
import { Composer } from './composer.tsx';
import { lastReceived } from './messages.ts';
import { MessageList } from './message-list.tsx';
import { TalkHead } from './talk-head.tsx';
import classes from './talk.module.css';
import { TypingNotice } from './typing-notice.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useOutbox } from './use-outbox.ts';
import { useTalk } from './use-talk.ts';

/** The talk with a person: its head, its messages, and where one writes. */
export function Talk({ person }: { person: ChatPerson }) {
  const talk = useTalk(person);
  useMarkRead(person, lastReceived(talk.messages));
  return (
    <section className={classes.talk} aria-label={texts.talkWith(person.name)}>
      <TalkHead person={person} />
      <div className={classes.middle}>
        <Messages person={person} talk={talk} />
      </div>
      {person.isActive ? (
        <>
          <TypingNotice person={person} />
          <Composer person={person} />
        </>
      ) : (
        <p className={classes.closed}>{texts.closed(person.name)}</p>
      )}
    </section>
  );
}

function Messages({ person, talk }: { person: ChatPerson; talk: ReturnType<typeof useTalk> }) {
  const { outbox, all } = useOutbox();
  const { messages, newest } = talk;
  const stored = new Set(messages.map(({ clientId }) => clientId));
  const outgoing = all.filter(({ to, clientId }) => to === person.id && !stored.has(clientId));
  if (messages.length === 0 && outgoing.length === 0) {
    if (newest.isPending || newest.data?.length) return <SkeletonRows rows={4} height={44} />;
    if (newest.error !== null)
      return (
        <ErrorState
          title={texts.talkFailed}
          text=""
          errorId={errorIdOf(newest.error)}
          onRetry={() => void newest.refetch()}
        />
      );
    return <EmptyState title={texts.nothingYet} text={texts.nothingYetText(person.name)} />;
  }
  return <MessageList person={person} talk={talk} outgoing={outgoing} outbox={outbox} />;
}
