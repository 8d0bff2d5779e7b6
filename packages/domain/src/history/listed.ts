import type { AuditEntry } from '../events.ts';

/** ['Titel', 'Startdato', 'Status'] as 'titel, startdato og status'. */
export function joinLabels(labels: readonly string[]): string {
  const words = [...new Set(labels.map((label) => label.replace(/^\p{Lu}(?=\p{Ll})/u, lower)))];
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} og ${last}`;
}

const lower = (letter: string) => letter.toLocaleLowerCase('da');

/** 'tildelte 2 medarbejdere og satte behovet til 4 på ordre 12' */
export function staffingChanges(changes: AuditEntry['changes'], order: string): string {
  const { added, removed, away, needed, allCanRequest } = changes ?? {};
  const parts = [
    ...(Number(added) > 0 ? [`tildelte ${peopleText(Number(added))}`] : []),
    ...(Number(removed) > 0
      ? [`fjernede ${away === true ? awayText(Number(removed)) : peopleText(Number(removed))}`]
      : []),
    ...(needed === undefined ? [] : [`satte behovet til ${peopleText(Number(needed))}`]),
    ...(allCanRequest === true ? ['lod alle bede om vagten'] : []),
    ...(allCanRequest === false ? ['lod ikke længere alle bede om vagten'] : []),
  ];
  return parts.length === 0 ? `planlagde ${order}` : `${joinLabels(parts)} på ${order}`;
}

/** Counts the employees taken off an order because of absence. */
const awayText = (count: number) =>
  `${count} ${count === 1 ? 'fraværende medarbejder' : 'fraværende medarbejdere'}`;
const peopleText = (count: number) => `${count} ${count === 1 ? 'medarbejder' : 'medarbejdere'}`;

const shiftVerbs: Readonly<Record<string, string>> = {
  request: 'anmodede om en vagt på',
  take: 'tog en vagt på',
  accept: 'sagde ja til en vagt på',
  sell: 'satte sin vagt til salg på',
  withdraw: 'annullerede sin anmodning på',
  keep: 'tog sin vagt af salg på',
  ask: 'anmodede om en vagt, der bryder en regel, på',
  approve: 'sagde ja til en anmodning om en vagt på',
  refuse: 'sagde nej til en anmodning om en vagt på',
  offer: 'tilbød vagter på',
  replace: 'tog en fraværende af og tilbød vagten på',
  swapPropose: 'foreslog at bytte sin vagt på',
  swapAccept: 'sagde ja til at bytte en vagt på',
  swapRefuse: 'sagde nej til at bytte en vagt på',
  swapWithdraw: 'trak et vagtbytte tilbage på',
  swapApprove: 'godkendte et vagtbytte på',
  swapReject: 'afviste et vagtbytte på',
  swapEnd: 'er fraværende, så et vagtbytte er slut på',
  end: 'er fraværende, og vagten tilbydes ikke længere på',
};

/** 'tog en vagt på ordre 12' */
export function shiftText(changes: AuditEntry['changes'], order: string): string {
  return `${shiftVerbs[String(changes?.['shift'])] ?? 'ændrede en vagt på'} ${order}`;
}

export function pictureText(changes: AuditEntry['changes'] | undefined): string {
  const title = changes?.['title'];
  return typeof title === 'string' ? `billedet "${title}"` : 'et billede';
}
