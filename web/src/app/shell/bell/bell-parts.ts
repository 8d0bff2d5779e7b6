/** Parts of the notifications in the frame: loaded together, once the screen has settled. */
export { Bell } from './bell.tsx';
export { BellLink } from './bell-link.tsx';
export { UnreadNotifications } from './unread-notifications.tsx';
