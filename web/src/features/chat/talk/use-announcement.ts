import type { ChatPerson } from '@driftig/contracts/chat/routes';
import { useEffect, useState } from 'react';

import { live } from '../../../api/live.ts';
import { texts } from '../texts.ts';

/** The message that just came, for a screen reader. */
export function useAnnouncement({ id, name }: ChatPerson): string {
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      live.onFrame((frame) => {
        if (frame.event === 'receiveMessage' && frame.sender_id === id)
          setSaid(texts.said(name, frame.message));
      }),
    [id, name],
  );
  return said;
}
