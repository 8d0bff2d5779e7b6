import { chatRoutes } from '@driftig/contracts/chat/routes';

import { serve } from '../pipeline/serve.ts';
import { getChatGroup } from './get-chat-group.ts';
import { listChatGroups } from './list-chat-groups.ts';
import { listChatPeople } from './list-chat-people.ts';
import { listMessages } from './list-messages.ts';
import { markRead } from './mark-read.ts';
import { sendPicture } from './send-picture.ts';
import { showMessagePicture } from './show-message-picture.ts';
import { searchMessages } from './search-messages.ts';

export const handler = serve(chatRoutes, {
  listChatPeople,
  listChatGroups,
  getChatGroup,
  listMessages,
  markRead,
  searchMessages,
  sendPicture,
  showMessagePicture,
});
