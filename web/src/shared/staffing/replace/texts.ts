import { formatShortWeekdayDate } from '../../../ui/time/weekday-names.ts';

interface Shift {
  readonly title: string;
  readonly customer: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string;
  readonly endTime: string;
}

export const replaceTexts = {
  ill: (name: string) => `${name} er syg`,
  away: (name: string) => `${name} er fraværende`,
  about: (shift: Shift, missing: number) =>
    `${shiftName(shift)} ${shiftTime(shift)} ${missing === 0 ? 'har alle sine medarbejdere' : `mangler ${missing === 1 ? 'én' : missing}`}.`,
  startsIn: (minutes: number) => `Begynder om ${hoursAndMinutes(minutes)}`,
  free: 'Ledige',
  unable: 'Kan ikke',
  choose: 'Hvem vil du spørge?',
  before: (count: number) =>
    count === 0
      ? 'Ny hos kunden'
      : `Har været hos kunden ${count} ${count === 1 ? 'gang' : 'gange'}`,
  best: 'Bedste valg',
  asked: 'Spurgt',
  answers: {
    sent: 'Sendt',
    seen: 'Set',
    no: 'Nej tak',
    waits: 'Ja, hvis du godkender det',
    yes: 'Ja',
    ended: 'Har fået besked',
  },
  taken: (names: readonly string[], others: number) =>
    `${names.join(' og ')} har taget vagten.${others === 0 ? '' : ' De andre har fået besked.'}`,
  waiting: 'Den første, der siger ja, får vagten.',
  tooLate: (time: string) =>
    `Ingen har taget vagten inden ${time}. Spørg flere, eller ring til dem.`,
  answerBy: (time: string) => `Svarer ingen inden ${time}, får du besked.`,
  answerTime: 'Svarer ingen inden',
  answerTimeEnd: 'får du besked.',
  phone: (name: string) => `Ring til ${name}`,
  restHours: (hours: string) => `${hours} t.`,
  restAfter: 'hvile efter',
  noShift: 'Ingen vagt',
  nextDays: 'de næste to dage',
  hours: (before: string, after: string) => `${before} → ${after}`,
  inWeek: 'timer i ugen',
  none: 'Ingen er ledige på det tidspunkt',
  notLoaded: 'Medarbejderne kunne ikke hentes.',
  messageNote: 'Besked i appen. Den nævner ikke, at nogen er fraværende.',
  editNote: 'Besked i appen. Skriv ikke, hvorfor nogen mangler.',
  message: 'Besked til dem, du spørger',
  edit: 'Ret',
  defaultMessage: (shift: Shift) =>
    `Kan du tage ${shiftName(shift)} ${shiftTime(shift)}? Sig ja i appen, så er vagten din.`,
  steps: (count: number) => [
    `Du spørger ${count}`,
    'Første ja får vagten',
    'De andre får besked, og planen er rettet',
  ],
  close: 'Luk',
  askAll: 'Spørg alle',
  ask: (count: number) => `Spørg ${count}`,
  failed: 'Ingen er spurgt.',
} as const;

const shiftName = ({ title, customer }: Shift) =>
  customer === '' ? title : `${title} hos ${customer}`;

/** 'kl. 15:00', with the date on another day than that of `now`. */
export const clockText = (local: string, now: string): string =>
  local.slice(0, 10) === now.slice(0, 10)
    ? `kl. ${local.slice(11)}`
    : at(local.slice(0, 10), local.slice(11));

/** 'tor 12-11-2026 kl. 15:00–23:00' */
function shiftTime({ startDate, endDate, startTime, endTime }: Shift): string {
  const start = formatShortWeekdayDate(startDate);
  if (startTime !== '' && endTime !== '' && endDate === startDate)
    return `${start} kl. ${startTime}–${endTime}`;
  const [from, to] = [at(startDate, startTime), at(endDate, endTime)];
  return from === to ? from : `${from} til ${to}`;
}

const at = (date: string, time: string) =>
  time === '' ? formatShortWeekdayDate(date) : `${formatShortWeekdayDate(date)} kl. ${time}`;

function hoursAndMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min.`;
  return rest === 0 ? `${hours} t.` : `${hours} t. ${rest} min.`;
}
