import { sampleIds, sampleOrderNumber } from '../core/sample.ts';
import type { SamplesOf } from '../core/sample.ts';
import type { SocketSamplesOf } from '../core/socket-route.ts';
import type { chatRoutes } from './routes.ts';
import type { chatSocketRoutes } from './socket-routes.ts';

export const chatSamples: SamplesOf<typeof chatRoutes> = {
  listChatPeople: {
    response: [
      {
        id: sampleIds.owner,
        name: 'Me',
        departmentname: 'Ledelse',
        unreadCount: 0,
        isMe: 1,
        active: 1,
        haspicture: 0,
        lastat: '',
        lastmessage: '',
        lastsender: '',
        readnumber: 0,
      },
      {
        id: sampleIds.employee,
        name: 'Jonas Lind',
        departmentname: 'Opstilling',
        unreadCount: 2,
        isMe: 0,
        active: 1,
        haspicture: 0,
        lastat: '2026-06-09T15:20:00.000Z',
        lastmessage: 'Kan du tage min vagt på lørdag?',
        lastsender: 'Jonas Lind',
        readnumber: 12,
      },
    ],
  },
  listMessages: {
    query: { receiverId: sampleIds.colleague, limit: '50' },
    response: [
      {
        id: 'd.1.1',
        message: 'Kan du tage min vagt på lørdag?',
        timestamp: '2026-06-09T15:20:00.000Z',
        type: 'received',
        sender_id: sampleIds.colleague,
        sendername: 'Jonas Lind',
        number: 1,
        clientid: '',
        picture: '',
      },
    ],
  },
  listChatGroups: {
    response: [
      {
        id: `g-dep.${sampleIds.department}`,
        kind: 'department',
        name: 'Opsætning',
        people: 4,
        unreadCount: 1,
        lastat: '2026-06-09T15:20:00.000Z',
        lastmessage: 'Vi læsser kl. 7 i morgen.',
        lastsender: 'Jonas Lind',
      },
    ],
  },
  getChatGroup: {
    params: { id: sampleIds.orderConversation },
    response: {
      id: sampleIds.orderConversation,
      kind: 'order',
      name: `${sampleOrderNumber} Sommerfest`,
      isin: 1,
      people: [
        {
          id: sampleIds.colleague,
          name: 'Jonas Lind',
          departmentname: 'Opsætning',
          isMe: 0,
          haspicture: 0,
          read: 12,
        },
      ],
    },
  },
  searchMessages: {
    query: { search: 'vagt' },
    response: {
      hits: [
        {
          id: 'd.1.1',
          talkid: sampleIds.colleague,
          talkname: 'Jonas Lind',
          sendername: 'Jonas Lind',
          message: 'Kan du tage min vagt på lørdag?',
          timestamp: '2026-06-09T15:20:00.000Z',
          number: 1,
        },
      ],
      depth: 200,
      more: 0,
      cut: 0,
    },
  },
  sendPicture: {
    body: { receiverId: sampleIds.colleague, clientid: 'sample-picture' },
    response: { id: 'd.1.2', number: 2 },
  },
  showMessagePicture: {
    params: { id: sampleIds.messagePicture },
    query: { size: 'small' },
    response: { content: '', mediaType: 'image/jpeg' },
  },
  markRead: {
    body: { senderId: sampleIds.colleague },
    response: { message: 'Samtalen er læst.' },
  },
};

export const chatSocketSamples: SocketSamplesOf<typeof chatSocketRoutes> = {
  ping: { age: 2400 },
  sendMessage: {
    receiverId: sampleIds.colleague,
    message: 'Kan du tage min vagt på lørdag?',
    clientid: 'sample-message',
  },
  typing: { receiverId: sampleIds.colleague },
};
