import { IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { chatPeopleQuery, useHasChat } from '../../api/chat-people.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { usePageTitle } from '../../ui/layout/page-title.ts';
import classes from './chat-page.module.css';
import { People } from './people/people.tsx';
import { ChatOffer } from './plan-offer.tsx';
import { Talk } from './talk/talk.tsx';
import { texts } from './texts.ts';

/** Talks between colleagues (product C1 to C9): who there is, and the talk with the chosen one. */
export default function ChatPage() {
  return useHasChat() ? <Chat /> : <ChatOffer />;
}

function Chat() {
  usePageTitle(texts.title);
  const [params] = useSearchParams();
  const query = useQuery(chatPeopleQuery);
  const withId = params.get('with') ?? undefined;
  const person = query.data?.find(({ id, isMe }) => id === withId && !isMe);
  // On a phone the list and the talk take turns.
  return (
    <div
      className={classes.chat}
      data-fills-window
      data-talk-open={person !== undefined || undefined}
    >
      <People query={query} chosenId={person?.id} />
      {person === undefined ? (
        <div className={classes.nobody}>
          {withId === undefined || query.data === undefined ? (
            <EmptyState icon={IconMessageCircle} title={texts.nobody} />
          ) : (
            <EmptyState icon={IconMessageCircle} title={texts.unknown} text={texts.unknownText} />
          )}
        </div>
      ) : (
        <Talk key={person.id} person={person} />
      )}
    </div>
  );
}
