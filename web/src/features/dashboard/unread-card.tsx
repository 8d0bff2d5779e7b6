/**
 * UnreadCard — how many messages one has not read, leading to the talks (product C5). Not there on a
 * plan without chat.
 */
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';

import { chatPeopleQuery, useHasChat } from '../../api/chat-people.ts';
import { paths } from '../../app/paths.ts';
import { SkeletonBar } from '../../ui/feedback/skeleton-rows.tsx';
import { unreadTexts as texts } from './texts.ts';
import classes from './unread-card.module.css';

export function UnreadCard() {
  return useHasChat() ? <Card /> : null;
}

function Card() {
  const { data, error } = useQuery(chatPeopleQuery);
  const talks = data?.filter(({ unreadCount }) => unreadCount > 0) ?? [];
  const count = talks.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  const [only] = talks;
  const note = only === undefined ? texts.none : texts.from(only.name, talks.length);
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
