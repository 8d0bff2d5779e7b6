import { chatRoutes } from '@driftig/contracts/chat/routes';

import { inSequence, press, see } from '../acts.ts';
import { answer, failWith500, neverAnswer } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';

const path = '/chat';
const { listChatPeople, listMessages } = chatRoutes;

const follow =
  (name: RegExp): Act =>
  (page) =>
    page.getByRole('link', { name }).first().click();
const seeConversation: Act = (page) => page.getByRole('log').locator('p').first().waitFor();
/** The conversation of an order: its name begins with the order's number. */
const openGroup = inSequence(follow(/^\d+ /), seeConversation);
const openPerson = inSequence(follow(/^(Jonas Bak|Mette Lindqvist)/), seeConversation);
const search =
  (words: string): Act =>
  (page) =>
    page.getByRole('searchbox', { name: 'Søg medarbejder' }).fill(words);
const write =
  (text: string): Act =>
  (page) =>
    page.getByRole('textbox', { name: /^Besked til/ }).pressSequentially(text);

export const chatScreens: readonly Screen[] = [
  { name: 'chat', path, whole: true },
  { name: 'chat-conversation', path, act: openPerson },
  { name: 'chat-group', path, act: openGroup },
];

export const chatStates: readonly Screen[] = [
  {
    name: 'chat-people',
    path,
    act: inSequence(openGroup, press('Vis, hvem der er med'), see(/er med\.$|er med, og/)),
  },
  { name: 'chat-mention', path, act: inSequence(openGroup, write('Hej @')) },
  {
    name: 'chat-search',
    path,
    act: inSequence(search('kl'), press(/^Søg i beskeder/), see(/er gennemsøgt/)),
  },
  {
    name: 'chat-search-none',
    path,
    act: inSequence(search('qqq'), press(/^Søg i beskeder/), see(/^Ingen beskeder/)),
  },
  { name: 'chat-unknown', path: `${path}?with=nobody`, act: see('Samtalen findes ikke.') },
  { name: 'chat-loading', path, before: neverAnswer(listChatPeople), waiting: true },
  {
    name: 'chat-failed',
    path,
    before: failWith500(listChatPeople),
    act: see(/^Kunne ikke hente medarbejdere/),
  },
  { name: 'chat-alone', path, before: answer(listChatPeople, []) },
  {
    name: 'chat-conversation-failed',
    path,
    before: failWith500(listMessages),
    act: inSequence(follow(/^(Jonas Bak|Mette Lindqvist)/), see('Kunne ikke hente samtalen.')),
  },
];

/** For a company on Starter. */
export const chatOffer: readonly Screen[] = [{ name: 'chat-offer', path }];
