import { expect, test } from 'vitest';

import { socketRoutes } from '../core/socket-routes.ts';
import { writeFrame } from '../core/socket-route.ts';
import { readServerFrame, writeServerFrame, type ServerFrame } from './frames.ts';

const message: ServerFrame = {
  event: 'receiveMessage',
  senderId: 'sara',
  receiverId: 'me',
  text: 'Hej',
  at: '2026-11-23T10:00:00.000Z',
  messageId: 'd.me.sara.1',
  number: 1,
  senderName: 'Sara Winther',
  clientId: '',
};

test('a message has the documented names on the wire, and ours inside', () => {
  const text = writeServerFrame(message);
  expect(JSON.parse(text)).toEqual({
    event: 'receiveMessage',
    sender_id: 'sara',
    receiver_id: 'me',
    message: 'Hej',
    timestamp: '2026-11-23T10:00:00.000Z',
    id: 'd.me.sara.1',
    number: 1,
    sendername: 'Sara Winther',
    clientid: '',
  });
  expect(readServerFrame(text)).toEqual(message);
});

test.each<ServerFrame>([
  { event: 'messagesRead', channelId: 'd.me.sara', readerId: 'me', number: 3 },
  { event: 'typing', senderId: 'sara', receiverId: 'me' },
  { event: 'changed', reads: ['listOrders'] },
  { event: 'pong', missed: true },
  {
    event: 'refused',
    action: 'sendMessage',
    code: 'plan_limit',
    message: 'Chat er med i Pro.',
    clientId: 'client-0001',
    requestId: 'r',
  },
])('$event is read as it was written', (frame) => {
  expect(readServerFrame(writeServerFrame(frame))).toEqual(frame);
});

test('a frame that is not as declared is not sent', () => {
  const wrong = { ...message, number: 'one' } as unknown as ServerFrame;
  expect(() => writeServerFrame(wrong)).toThrow('expected number');
});

test.each([
  '{"message":"Forbidden","connectionId":"x"}',
  '{"event":"later"}',
  '{"event":"constructor"}',
  '{"event":"pong"}',
])('%s is no frame that this version knows', (text) => {
  expect(readServerFrame(text)).toBeUndefined();
});

test('a browser’s frame is written in the wire’s names, and refused in Danish where no server takes it', () => {
  const { sendMessage } = socketRoutes;
  expect(writeFrame(sendMessage, { to: 'sara', text: 'Hej', clientId: 'client-0001' })).toEqual({
    text: '{"action":"sendMessage","receiverId":"sara","message":"Hej","clientid":"client-0001"}',
  });
  expect(writeFrame(sendMessage, { to: 'sara', text: 'Hej\u0007' })).toEqual({
    fault: 'Teksten har ugyldige tegn.',
  });
});
