// Default export: loaded lazily, once the first screen is there.
import { countUnread, useUnreadConversations } from '../../../api/queries/chat-people.ts';
import { UnreadBadge } from '../../../ui/display/unread-badge.tsx';

/** The number of unread messages beside Chat in the menu and the bar of a phone. */
export default function UnreadCount() {
  const count = countUnread(useUnreadConversations().conversations ?? []);
  return <UnreadBadge count={count} label={count === 1 ? ', 1 ulæst' : `, ${count} ulæste`} />;
}
