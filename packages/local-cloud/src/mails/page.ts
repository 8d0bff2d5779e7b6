import type { Html } from './html.ts';
import { html } from './html.ts';
import { mailPath } from './mail-path.ts';
import { mailTexts as texts } from './texts.ts';

/** The frame of every page of the viewer. */
export function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="da">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${texts.product}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${mailPath}/style.css" />
      </head>
      <body>
        <header>
          <a href="/"><img src="/favicon.svg" alt="" width="24" height="24" />${texts.product}</a>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}

export function notFoundPage(): Html {
  return page(
    texts.missing,
    html`<h1>${texts.missing}</h1>
      <p><a href="${mailPath}">${texts.back}</a></p>`,
  );
}
