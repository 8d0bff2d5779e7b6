import type { Html } from './html.ts';
import { html } from './html.ts';
import { mailPath } from './mail-path.ts';
import type { StoredMail } from './mail-store.ts';
import { page } from './page.ts';
import { mailTexts as texts } from './texts.ts';
import { recipientsOf, sentAt } from './mail-fields.ts';

/** One mail, with its HTML and its text part. */
export function mailPage(mail: StoredMail): Html {
  const { from, replyTo, subject, body } = mail;
  return page(
    subject,
    html`<p><a href="${mailPath}">${texts.back}</a></p>
      <h1>${subject}</h1>
      <dl>
        ${field(texts.to, recipientsOf(mail))} ${field(texts.from, from)}
        ${replyTo.length === 0 ? '' : field(texts.replyTo, replyTo.join(', '))}
        ${field(texts.sent, sentAt(mail))} ${files(mail)}
      </dl>
      ${body.html === undefined ? '' : frame(mail)}
      ${body.text === undefined ? '' : plainText(body.text)}`,
  );
}

function field(name: string, value: string | Html): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

function files({ messageId, attachments }: StoredMail): Html | string {
  if (attachments.length === 0) return '';
  const links = attachments.map(
    ({ name }, index) => html`<a href="${mailPath}/${messageId}/${String(index)}">${name}</a> `,
  );
  return field(texts.attachments, html`${links}`);
}

function frame({ messageId, subject }: StoredMail): Html {
  return html`<section>
    <h2>${texts.asHtml}</h2>
    <iframe
      class="card"
      src="${mailPath}/${messageId}/html"
      title="${subject}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>
  </section>`;
}

function plainText(text: string): Html {
  return html`<section>
    <h2>${texts.asText}</h2>
    <p class="card text">${linkUrls(text)}</p>
  </section>`;
}

/** Turns URLs in the text into links, without punctuation that follows them. */
function linkUrls(text: string): readonly Html[] {
  const pieces = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/);
  return pieces.map((piece, index) =>
    index % 2 === 0
      ? html`${piece}`
      : html`<a href="${piece}" target="_blank" rel="noreferrer">${piece}</a>`,
  );
}
