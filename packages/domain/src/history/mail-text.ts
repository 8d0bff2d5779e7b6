import type { AuditEntry } from '../events.ts';

type Changes = AuditEntry['changes'] | undefined;

/** 'sendte faktura 1249 til lone@holm.dk' */
export function mailedText(number: string, changes: Changes): string {
  const { to, document } = changes ?? {};
  const what = document === 'creditNote' ? 'kreditnotaen til faktura' : 'faktura';
  return `sendte ${what} ${number} til ${typeof to === 'string' ? to : 'kunden'}`;
}

/** 'svarede maja@holm.dk: Din forespørgsel' */
export function answeredText(changes: Changes): string {
  return `svarede ${String(changes?.['to'])}: ${String(changes?.['subject'])}`;
}

/** Text for a mail that bounced or was reported as spam. */
export function cameBackText(number: string, changes: Changes): string {
  const mail = `mailen med faktura ${number}`;
  return changes?.['kind'] === 'complaint'
    ? `meldte, at ${mail} er markeret som spam`
    : `kunne ikke aflevere ${mail}`;
}
