import { useSyncExternalStore } from 'react';

import { live } from '../../../../api/live/live.ts';
import { useUser } from '../../../../api/session/session.ts';
import { tabStore } from './outbox-store.ts';
import { Outbox } from './outbox.ts';
import type { SendPicture } from './picture-uploads.ts';

/** Loaded with the first picture. */
const sendPicture: SendPicture = async (...picture) => {
  const { uploadPicture } = await import('./upload-picture.ts');
  await uploadPicture(...picture);
};

let current: { readonly userId: string; readonly outbox: Outbox } | undefined;

/** It outlives the screen: what was written is sent while one looks at something else. */
function outboxOf(userId: string): Outbox {
  if (current?.userId !== userId) {
    current?.outbox.stop();
    current = { userId, outbox: new Outbox(live, tabStore, sendPicture) };
  }
  return current.outbox;
}

export function useOutbox() {
  const outbox = outboxOf(useUser().id);
  return { outbox, all: useSyncExternalStore(outbox.subscribe, outbox.all) };
}

const onState = (listener: () => void) => live.onState(listener);
const isOpen = () => live.isOpen;

/** Whether the live channel is open. */
export const useIsLive = () => useSyncExternalStore(onState, isOpen);
