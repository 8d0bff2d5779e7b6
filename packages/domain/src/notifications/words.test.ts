import { expect, test } from 'vitest';

import type { Occasion } from './occasion.ts';
import { pageOf } from './page-of.ts';
import { wordsOf } from './words.ts';

const time = {
  startDate: '2026-06-12',
  endDate: '2026-06-12',
  startTime: '14:00',
  endTime: '20:00',
};
const order = { number: 12, title: 'Sommerfest', ...time };
const absence = {
  absenceId: 'e.1',
  version: 2,
  type: 'vacation' as const,
  isOpen: false,
  ...time,
  startTime: '',
  endTime: '',
};
const hours = {
  employeeId: 'e',
  from: '2026-06-01',
  to: '2026-06-01',
  count: 1,
  reason: 'For mange',
};

const allowance = {
  kind: 'drive',
  decision: 'approved',
  date: '2026-06-12',
  purpose: 'Møde',
  amount: 28_171,
  comment: 'Kør forsigtigt',
} as const;

const swap = { ...order, other: { ...order, number: 13, title: 'Julefrokost' }, proposerId: 'e' };

const cases: readonly [Occasion, string, string, string][] = [
  [
    { kind: 'absenceApplied', facts: absence },
    'Mette søger om ferie',
    'Ferie 12-06-2026. Ansøgningen afventer.',
    '/dashboard',
  ],
  [
    { kind: 'hoursHandedIn', facts: { date: '2026-06-12', people: 1, name: 'Jonas', count: 2 } },
    'Jonas har afleveret timer',
    '2 registreringer fra 11-06-2026 venter på godkendelse.',
    '/dashboard',
  ],
  [
    { kind: 'hoursHandedIn', facts: { date: '2026-06-12', people: 3, name: '', count: 1 } },
    '3 medarbejdere har afleveret timer',
    'En registrering fra 11-06-2026 venter på godkendelse.',
    '/dashboard',
  ],
  [
    {
      kind: 'depositPaid',
      facts: { number: 7, customer: 'Holm & Søn', amount: 250_000, currency: 'DKK' },
    },
    'Depositum på faktura 7 er betalt',
    'Holm & Søn: 2.500,00 kr.',
    '/dashboard',
  ],
  [
    { kind: 'shiftReminder', facts: { ...order, others: 0 } },
    'Husk din vagt 12-06-2026 kl. 14:00',
    'Ordre 12: Sommerfest, 12-06-2026 kl. 14:00-20:00.',
    '/order/12',
  ],
  [
    {
      kind: 'hoursMissing',
      facts: { number: 12, title: 'Sommerfest', from: '2026-06-12', to: '2026-06-13', others: 1 },
    },
    'Dine timer mangler for 12-06-2026 til 13-06-2026',
    'Ordre 12: Sommerfest. Registrer timerne, så de kan blive godkendt. En vagt mere mangler timer.',
    '/timereg?from=2026-06-12&to=2026-06-13',
  ],
  [
    {
      kind: 'tasksDue',
      facts: { tasks: [{ taskId: 't1', title: 'Bestil duge', dateTo: '2026-06-12' }], count: 1 },
    },
    'Opgaven Bestil duge skal være færdig 12-06-2026',
    'Den er ikke afsluttet endnu.',
    '/genereltasks?open=t1',
  ],
  [
    {
      kind: 'tasksDue',
      facts: { tasks: [{ taskId: 't1', title: 'Bestil duge', dateTo: '2026-06-12' }], count: 3 },
    },
    '3 af dine opgaver skal snart være færdige',
    'Bestil duge: 12-06-2026. Og 2 opgaver mere.',
    '/genereltasks',
  ],
  [
    { kind: 'shiftSaleEnded', facts: order },
    'Din vagt på ordre 12 er ikke til salg længere',
    'Sommerfest, 12-06-2026 kl. 14:00-20:00. Ordren er ændret. Er vagten stadig din, kan du sætte den til salg igen.',
    '/dashboard?date=2026-06-12',
  ],
  [
    { kind: 'swapProposed', facts: swap },
    'Mette vil bytte vagt med dig',
    'Du giver Sommerfest, 12-06-2026 kl. 14:00-20:00. Du får Julefrokost, 12-06-2026 kl. 14:00-20:00.',
    '/dashboard?date=2026-06-12',
  ],
  [
    { kind: 'swapRequested', facts: swap },
    'Mette vil bytte vagt på ordre 12',
    'Mette giver Sommerfest, 12-06-2026 kl. 14:00-20:00. Mette får Julefrokost, 12-06-2026 kl. 14:00-20:00. Kollegaen har sagt ja.',
    '/dashboard',
  ],
  [
    { kind: 'swapAnswered', facts: { ...swap, answer: 'rejected', note: 'Kørekort mangler' } },
    'Mette har afvist jeres vagtbytte',
    'Din vagt: Sommerfest, 12-06-2026 kl. 14:00-20:00. Den anden vagt: Julefrokost, 12-06-2026 kl. 14:00-20:00. Bemærkning: Kørekort mangler',
    '/dashboard?date=2026-06-12',
  ],
  [
    { kind: 'hoursRejected', facts: hours },
    'Dine timer er afvist',
    'Mette har afvist en tidsregistrering for 01-06-2026. Bemærkning: For mange',
    '/timereg?status=rejected&from=2026-06-01&to=2026-06-01',
  ],
  [
    { kind: 'hoursRejected', facts: { ...hours, to: '2026-06-03', count: 4 } },
    'Dine timer er afvist',
    'Mette har afvist 4 tidsregistreringer for 01-06-2026 til 03-06-2026. Bemærkning: For mange',
    '/timereg?status=rejected&from=2026-06-01&to=2026-06-03',
  ],
  [
    { kind: 'allowanceDecided', facts: allowance },
    'Din kørsel er godkendt',
    'Mette har godkendt 281,71 kr. for 12-06-2026: Møde. Bemærkning: Kør forsigtigt',
    '/mileage',
  ],
  [
    {
      kind: 'allowanceDecided',
      facts: { ...allowance, kind: 'diet', decision: 'rejected', comment: '' },
    },
    'Dine diæter er afvist',
    'Mette har afvist 281,71 kr. for 12-06-2026: Møde.',
    '/mileage',
  ],
  [
    { kind: 'absenceDecided', facts: { ...absence, decision: 'approved', reason: '', freed: 1 } },
    'Din ansøgning om ferie er godkendt',
    'Din ansøgning om ferie 12-06-2026 er godkendt. Du er taget af en ordre i den tid.',
    '/vacat',
  ],
  [
    {
      kind: 'absenceDecided',
      facts: { ...absence, decision: 'rejected', reason: 'Travlt', freed: 0 },
    },
    'Din ansøgning om ferie er afvist',
    'Din ansøgning om ferie 12-06-2026 er afvist. Bemærkning: Travlt',
    '/vacat',
  ],
  [
    {
      kind: 'absenceDecided',
      facts: {
        ...absence,
        decision: 'changed',
        before: { ...absence, startTime: '12:00', endTime: '15:00' },
      },
    },
    'Din ansøgning om ferie er ændret',
    'Mette har ændret din ansøgning. Nu er det ferie 12-06-2026. Før var det ferie 12-06-2026 kl. 12:00-15:00.',
    '/vacat',
  ],
  [
    { kind: 'absenceDecided', facts: { ...absence, decision: 'deleted' } },
    'Din ansøgning om ferie er slettet',
    'Mette har slettet din ansøgning om ferie 12-06-2026.',
    '/vacat',
  ],
  [
    { kind: 'absenceRecalled', facts: absence },
    'Din ansøgning om ferie afventer igen',
    'Mette har kaldt afgørelsen tilbage. Din ansøgning om ferie 12-06-2026 afventer igen.',
    '/vacat',
  ],
  [
    { kind: 'orderAssigned', facts: order },
    'Du er sat på ordre 12',
    'Sommerfest, 12-06-2026 kl. 14:00-20:00.',
    '/order/12',
  ],
  [
    { kind: 'orderUnassigned', facts: order },
    'Du er taget af ordre 12',
    'Sommerfest, 12-06-2026 kl. 14:00-20:00.',
    '/dashboard',
  ],
  [
    {
      kind: 'orderChanged',
      facts: { ...order, before: { ...time, startTime: '13:00' }, changed: ['time', 'note'] },
    },
    'Ordre 12 er ændret',
    'Sommerfest: Tiden er nu 12-06-2026 kl. 14:00-20:00. Før var den 12-06-2026 kl. 13:00-20:00. Beskeden til medarbejderne er en anden.',
    '/order/12',
  ],
  [
    { kind: 'orderCancelled', facts: { ...order, isDeleted: false } },
    'Ordre 12 er annulleret',
    'Sommerfest, 12-06-2026 kl. 14:00-20:00. Du skal ikke møde.',
    '/dashboard',
  ],
  [
    { kind: 'mentioned', facts: { conversationId: 'g-dep.x', text: 'Hej @Jonas' } },
    'Mette nævner dig i chatten',
    'Hej @Jonas',
    '/chat?with=g-dep.x',
  ],
  [
    {
      kind: 'invoiceBounced',
      facts: { number: 1249, customer: 'Fest ApS', to: 'x@fest.dk', problem: 'permanent' },
    },
    'Mailen med faktura 1249 er kommet retur',
    'Fest ApS: Mailen til x@fest.dk kunne ikke afleveres. Ret adressen, og send fakturaen igen.',
    '/dashboard',
  ],
  [
    { kind: 'receiptsMailed', facts: { subject: 'Frokost', count: 1, skipped: 0 } },
    'Nyt bilag fra mail',
    'Frokost: Bilaget mangler beløb og firma, før det kan godkendes.',
    '/dashboard',
  ],
  [
    { kind: 'receiptsMailed', facts: { subject: 'Messe', count: 3, skipped: 2 } },
    '3 nye bilag fra mail',
    'Messe: Bilagene mangler beløb og firma, før de kan godkendes. 2 filer kunne ikke bruges.',
    '/dashboard',
  ],
  [
    { kind: 'receiptMailRefused', facts: { subject: 'Bon', reason: 'tooLarge' } },
    'Din mail med bilag kunne ikke bruges',
    'Bon: Mailen fylder over 25 MB. Send færre filer i hver mail.',
    '/dashboard',
  ],
];

test.each(cases)('%j', (occasion, title, text, path) => {
  const words = wordsOf(occasion, 'Mette');
  expect([words.title, words.lines.join(' ')]).toEqual([title, text]);
  expect(pageOf(occasion, { isManager: false }).path).toBe(path);
});

test.each<[Occasion, string]>([
  [{ kind: 'hoursRejected', facts: hours }, '/approvehours?status=rejected&employee=e'],
  [{ kind: 'orderUnassigned', facts: order }, '/order/12'],
  [{ kind: 'orderCancelled', facts: { ...order, isDeleted: false } }, '/order/12'],
  [{ kind: 'orderCancelled', facts: { ...order, isDeleted: true } }, '/order'],
  [
    {
      kind: 'invoiceBounced',
      facts: { number: 1249, customer: 'Fest ApS', to: 'x@fest.dk', problem: 'permanent' },
    },
    '/invo/1249',
  ],
])('a manager is led to what managers see: %j', (occasion, path) => {
  expect(pageOf(occasion, { isManager: true }).path).toBe(path);
});

test('an older mention, which was stored with another name, leads to its conversation', () => {
  const facts = { conversationId: '', talkId: 'g-dep.x', text: 'Hej' };
  expect(pageOf({ kind: 'mentioned', facts }, { isManager: false }).path).toBe(
    '/chat?with=g-dep.x',
  );
});

test.each<[Occasion, string]>([
  [{ kind: 'absenceApplied', facts: absence }, '/vacat?status=pending'],
  [
    { kind: 'hoursHandedIn', facts: { date: '2026-06-12', people: 2, name: '', count: 2 } },
    '/approvehours?status=pending',
  ],
  [
    { kind: 'depositPaid', facts: { number: 7, customer: '', amount: 1, currency: 'DKK' } },
    '/invo/7',
  ],
])('leads a manager to where it is done: %j', (occasion, path) => {
  expect(pageOf(occasion, { isManager: true }).path).toBe(path);
});
