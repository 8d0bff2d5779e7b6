import type { ChatMessage } from '@driftig/contracts/chat/message';

import type { MessageFrame } from './messages.ts';

/** A message of Sara, unless the test says otherwise. */
export const message = (number: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId: `d.me.sara.${number}`,
  text: `Besked ${number}`,
  at: `2026-11-23T10:${String(number % 60).padStart(2, '0')}:00.000Z`,
  type: 'received',
  senderId: 'sara',
  senderName: 'Sara Winther',
  number,
  clientId: '',
  picture: '',
  ...changes,
});

export const frameOf = (changes: Partial<MessageFrame> = {}): MessageFrame => ({
  event: 'receiveMessage',
  senderId: 'sara',
  receiverId: 'me',
  text: 'Hej',
  at: '2026-11-23T10:00:00.000Z',
  messageId: 'd.me.sara.1',
  number: 1,
  senderName: 'Sara Winther',
  clientId: '',
  ...changes,
});
