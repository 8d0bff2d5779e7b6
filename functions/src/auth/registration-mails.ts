import type { Mail } from '../http/send-mail.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Greets a new company, with the way back in. */
export function welcomeMail(to: string, companyName: string, siteUrl: string): Mail {
  return {
    to,
    subject: 'Velkommen til Driftig',
    text: [
      `${companyName} er oprettet i Driftig, og du er ejer.`,
      `Log ind her: ${siteUrl}`,
      'Udfyld først virksomhedens oplysninger, så er I klar til den første faktura.',
      'Har du ikke selv oprettet virksomheden, kan du se bort fra denne mail.',
    ].join('\n\n'),
    html: `<!doctype html><html lang="da"><body style="margin:0;padding:24px;background:#fafaf7;font:16px/24px Arial,sans-serif;color:#1b1f1d">
<div style="max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e6e5df;border-radius:12px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">Velkommen til Driftig</h1>
<p>${escaped(companyName)} er oprettet, og du er ejer.</p>
<p><a href="${escaped(siteUrl)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f6f51;color:#ffffff;text-decoration:none">Log ind</a></p>
<p>Udfyld først virksomhedens oplysninger, så er I klar til den første faktura.</p>
<p style="color:#68706b;font-size:13px;line-height:18px">Har du ikke selv oprettet virksomheden, kan du se bort fra denne mail.</p>
</div></body></html>`,
  };
}

/** Tells the operator whom to call about the rest of an Enterprise. */
export function enterpriseMail(to: string, email: string, companyName: string): Mail {
  const lines = [`${companyName} har oprettet sig på Enterprise.`, `Kontakt: ${email}`];
  return {
    to,
    subject: `Enterprise: ${companyName}`,
    text: lines.join('\n\n'),
    html: `<!doctype html><html lang="da"><body style="font:16px/24px Arial,sans-serif">${lines
      .map((line) => `<p>${escaped(line)}</p>`)
      .join('')}</body></html>`,
  };
}
