import { chatRoutes } from '@driftig/contracts/chat/routes';

import { serve } from '../pipeline/serve.ts';
import { listChatPeople } from './list-chat-people.ts';
import { listMessages } from './list-messages.ts';
import { markRead } from './mark-read.ts';

export const handler = serve(chatRoutes, { listChatPeople, listMessages, markRead });
