import { useEffect, useState } from 'react';

import { live } from '../../../../api/live/live.ts';
import { useUser } from '../../../../api/session/session.ts';
import type { Partner } from '../../partner.ts';
import { texts } from '../../texts.ts';
import { messageOf } from './messages.ts';

/** The message that just came, for a screen reader. */
export function useAnnouncement({ id }: Partner): string {
  const { id: ownId } = useUser();
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      live.onFrame((frame) => {
        const message = frame.event === 'receiveMessage' ? messageOf(frame, ownId, id) : undefined;
        if (message?.type === 'received')
          setSaid(texts.said(message.senderName, message.text || texts.picture));
      }),
    [id, ownId],
  );
  return said;
}
