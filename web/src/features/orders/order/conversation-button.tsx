import { channelIdOf } from '@driftig/domain/chat/channel';
import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { useHasChat } from '../../../api/queries/chat-people.ts';
import { chatWith } from '../../../paths.ts';
import { texts } from '../texts.ts';

/** Leads to the conversation of an order's people (product C10). Not there on a plan without chat. */
export function ConversationButton({ orderNumber }: { orderNumber: number }) {
  if (!useHasChat()) return null;
  return (
    <Button
      component={Link}
      to={chatWith(channelIdOf({ kind: 'order', orderNumber }))}
      leftSection={<IconMessageCircle size={18} stroke={1.6} />}
    >
      {texts.conversation}
    </Button>
  );
}
