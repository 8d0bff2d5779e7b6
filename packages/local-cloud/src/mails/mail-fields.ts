import { danishDate } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';
import type { Html } from './html.ts';
import { html } from './html.ts';
import type { StoredMail } from './mail-store.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Copenhagen',
  timeStyle: 'medium',
});

export function recipientsOf({ destination: { to, cc, bcc } }: StoredMail): string {
  return [...to, ...cc, ...bcc].join(', ');
}

/** When a mail was sent, in Danish time. */
export function sentAt({ at }: StoredMail): Html {
  const date = formatDate(danishDate(at));
  return html`<time datetime="${at}">${date} ${clock.format(new Date(at))}</time>`;
}
