import type { Mail } from './send-mail.ts';

/** The content of a mail, from which both the text and the HTML part are made. */
interface MailContent {
  readonly to: string | readonly string[];
  readonly cc?: readonly string[];
  /** For mails to a company's customers: from the company, with answers to its e-mail ('' for none). */
  readonly company?: { readonly name: string; readonly email: string };
  readonly replyTo?: string;
  /** Shown as the heading as well. */
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Ways to more than one page, before the button. */
  readonly links?: readonly { readonly label: string; readonly url: string }[];
  readonly link?: { readonly label: string; readonly url: string };
  /** To be pasted by hand where the link cannot be opened. */
  readonly code?: { readonly label: string; readonly value: string };
  /** Shown in small print. */
  readonly note?: string;
}

export function mailOf(content: MailContent): Mail {
  const { to, cc, company } = content;
  const replyTo = content.replyTo ?? (company?.email === '' ? undefined : company?.email);
  const subject = content.subject.replaceAll(/\s+/g, ' ').trim();
  const parts = { text: textOf(content, subject), html: htmlOf(content, subject) };
  return {
    to: [to].flat(),
    ...(cc !== undefined && { cc }),
    ...(company !== undefined && { fromCompany: company.name }),
    ...(replyTo !== undefined && { replyTo }),
    subject,
    ...parts,
  };
}

function textOf(
  { paragraphs, links = [], link, code, note }: MailContent,
  subject: string,
): string {
  const blocks = [
    subject,
    ...paragraphs,
    ...links.map(({ label, url }) => `${label}\n${url}`),
    link && `${link.label}: ${link.url}`,
    code && `${code.label}\n${code.value}`,
    note,
  ];
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`;
}

const font = 'Arial,Helvetica,sans-serif';
const styles = {
  page: `margin:0;padding:24px 12px;background:#fafaf7;font:16px/24px ${font};color:#1b1f1d`,
  sheet:
    'max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e6e5df;border-radius:12px;overflow-wrap:anywhere',
  heading: 'margin:0 0 16px;font-size:22px;line-height:28px',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f6f51;color:#ffffff;text-decoration:none',
  code: `display:block;margin-top:8px;padding:12px;border-radius:8px;background:#f2f1ec;font:14px/20px Consolas,Menlo,monospace;word-break:break-all`,
  note: 'color:#68706b;font-size:13px;line-height:18px',
};

/** One narrow column with inline styles, which every mail client can show. */
function htmlOf(
  { paragraphs, links = [], link, code, note }: MailContent,
  subject: string,
): string {
  const blocks = [
    `<h1 style="${styles.heading}">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((text) => `<p>${htmlLines(text)}</p>`),
    ...links.map(({ label, url }) => linkOf(label, url)),
    link && buttonOf(link.label, link.url),
    code &&
      `<p>${escapeHtml(code.label)} <code style="${styles.code}">${escapeHtml(code.value)}</code></p>`,
    note && `<p style="${styles.note}">${htmlLines(note)}</p>`,
  ];
  return `<!doctype html><html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="${styles.page}">
<div style="${styles.sheet}">
${blocks.filter((block) => block !== undefined).join('\n')}
</div></body></html>`;
}

function linkOf(label: string, url: string): string {
  const shown = escapeHtml(url);
  return `<p>${escapeHtml(label)}<br><a href="${shown}" style="color:#1f6f51">${shown}</a></p>`;
}

/** A button with its URL in plain text below, for clients that show no button. */
function buttonOf(label: string, url: string): string {
  const href = `href="${escapeHtml(url)}"`;
  return `<p><a ${href} style="${styles.button}">${escapeHtml(label)}</a></p>
<p style="${styles.note}"><a ${href} style="color:inherit">${escapeHtml(url)}</a></p>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

function htmlLines(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br>');
}
