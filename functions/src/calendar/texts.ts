import type { ShiftStatus } from '@driftig/contracts/calendar/statuses';
import type { ShiftAction } from '@driftig/domain/calendar/shift-actions';
import { formatDate } from '@driftig/domain/format';
import type { LocalTime } from '@driftig/domain/planning/period';
import type { TakenReason } from '@driftig/domain/calendar/shift-status';

export const shiftDone: Readonly<Record<ShiftAction, string>> = {
  request: 'Du har anmodet om vagten. En leder svarer.',
  take: 'Vagten er din.',
  accept: 'Du har sagt ja til vagten.',
  sell: 'Vagten er sat til salg. Den er din, indtil en anden har taget den.',
  withdraw: 'Din anmodning er annulleret.',
  keep: 'Vagten er ikke længere til salg.',
};
/** A take or an accept that the law turned into a request (product K18). */
export const shiftAsked =
  'Vagten bryder en regel om hvile eller arbejdstid. En leder svarer på den.';
export const shiftStale = 'Vagten er ændret, siden du så den. Se den igen.';
export const shiftNotAvailable = 'Der er ikke noget at gøre ved den vagt.';
export const shiftStarted = 'Din vagt er startet.';
export const shiftEnded = 'Din vagt er slut. Timerne afventer godkendelse.';
export const notOnShift = 'Du er ikke på den vagt.';
export const shiftOver = 'Vagten er slut. Registrer timerne under Timer.';
export const otherDay = 'Vagten er ikke den dag.';
export const shiftAhead = (from: LocalTime) =>
  `Vagten begynder ${formatDate(from.slice(0, 10))} kl. ${from.slice(11)}. Den kan startes fra to timer før.`;

export const statusTexts: Readonly<Record<Exclude<ShiftStatus, 'taken'>, string>> = {
  none: '',
  open: 'Kan anmodes',
  forSale: 'Til salg',
  offered: 'Tilbudt dig',
  finished: 'Afsluttet',
  absent: 'Fravær',
  mine: 'Min vagt',
  requested: 'Afventer svar',
  selling: 'Sat til salg',
};
export const takenTexts: Readonly<Record<TakenReason, string>> = {
  full: 'Bemandet',
  closed: 'Bemandes af kontoret',
  over: 'Vagten er slut',
  busy: 'Du er på en anden ordre',
  away: 'Du har fravær',
};

export const shiftGiven = (name: string) => `${name} har fået vagten.`;
export const requestRefused = (name: string) => `${name} får besked om, at vagten ikke blev givet.`;
export const shiftFull =
  'Ordren har alle sine medarbejdere. Tag den fraværende af, eller sæt behovet op, før vagten tilbydes.';
export const shiftIsOver = 'Vagten er slut. Den kan ikke gives til andre.';
export const noneOffered = 'Vagten tilbydes ikke længere.';
export const shiftOfferedTo = (count: number) =>
  `Vagten er tilbudt ${count} ${count === 1 ? 'medarbejder' : 'medarbejdere'}.`;

export const offerDeclined = 'Du har sagt nej til vagten.';

export const swapProposed =
  'Dit forslag er sendt. Vagten er din, indtil en leder har godkendt byttet.';
export const swapAccepted = 'Du har sagt ja. En leder skal godkende byttet.';
export const swapRefused = 'Du har sagt nej til at bytte.';
export const swapWithdrawn = 'Byttet er trukket tilbage.';
export const swapApproved = 'Vagterne er byttet.';
export const swapRejected = 'Byttet er afvist, og begge får besked.';
export const alreadySwapping = 'En af vagterne er allerede ved at blive byttet.';
export const swapNotPossible =
  'Vagterne kan ikke byttes. En af dem er ændret, eller en af jer kan ikke på det tidspunkt.';
export const swapTexts = {
  proposed: (name: string) => `Venter på, om ${name} vil bytte`,
  asked: (name: string) => `${name} vil bytte vagt med dig`,
  accepted: (name: string) => `Byttet med ${name} venter på en leder`,
};
export const addressRemoved = 'Kalenderadressen er slukket. Den virker ikke længere.';
