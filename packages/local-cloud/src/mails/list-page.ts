import type { Html } from './html.ts';
import { html } from './html.ts';
import { mailPath } from './mail-path.ts';
import type { StoredMail } from './mail-store.ts';
import { page } from './page.ts';
import { mailTexts as texts } from './texts.ts';
import { recipientsOf, sentAt } from './mail-fields.ts';

/** The list of all mails, or of those to `to`. */
export function listPage(mails: readonly StoredMail[], to: string): Html {
  return page(
    texts.title,
    html`<div class="head">
        <div>
          <h1>${texts.title}</h1>
          <p class="dimmed">${texts.purpose}</p>
        </div>
        ${search(to)}
      </div>
      ${
        mails.length === 0
          ? emptyState(to)
          : html`<ul class="card">
              ${mails.map(row)}
            </ul>`
      }`,
  );
}

function search(to: string): Html {
  return html`<form role="search">
    <input
      type="search"
      name="to"
      value="${to}"
      aria-label="${texts.recipient}"
      placeholder="${texts.recipient}"
    />
    <button>${texts.search}</button>
  </form>`;
}

function emptyState(to: string): Html {
  if (to === '') {
    return html`<div class="card empty">
      <p>${texts.none}</p>
      <p class="dimmed">${texts.whenOne}</p>
    </div>`;
  }
  return html`<div class="card empty">
    <p>${texts.noneTo(to)}</p>
    <p><a href="${mailPath}">${texts.showAll}</a></p>
  </div>`;
}

function row(mail: StoredMail): Html {
  return html`<li>
    <a href="${mailPath}/${mail.messageId}">
      <span class="subject">${mail.subject}</span>
      <span class="to">${recipientsOf(mail)}</span>
      ${sentAt(mail)}
    </a>
  </li>`;
}
