/**
 * UnreadCard — how many messages one has not read, leading to the conversations (product C5). Not there on a
 * plan without chat.
 */
import { Link } from 'react-router-dom';

import { countUnread, useHasChat, useUnreadConversations } from '../../api/queries/chat-people.ts';
import { paths } from '../../paths.ts';
import { SkeletonBar } from '../../ui/feedback/skeleton-rows.tsx';
import { unreadTexts as texts } from './texts.ts';
import classes from './unread-card.module.css';

export function UnreadCard() {
  return useHasChat() ? <Card /> : null;
}

function Card() {
  const { conversations: data, error } = useUnreadConversations();
  const conversations = data ?? [];
  const count = countUnread(conversations);
  const [only] = conversations;
  const note = only === undefined ? texts.none : texts.from(only.name, conversations.length);
  return (
    <Link to={paths.chat} className={classes.card ?? ''}>
      <span className={classes.label}>{texts.title}</span>
      <span className={classes.value}>
        {data === undefined && error === null ? <SkeletonBar width="40px" tall /> : null}
        {data === undefined ? null : count > 99 ? '99+' : count}
      </span>
      <span className={classes.note}>
        {data === undefined ? (error === null ? null : texts.failed) : note}
      </span>
    </Link>
  );
}
