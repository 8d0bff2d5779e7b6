const doctype = /^\s*<!doctype[^>]*>/i;

/** The HTML of a mail as a page for an iframe; its links open in a new tab. */
export function framedMail(markup: string): string {
  return `<!doctype html><base target="_blank">${markup.replace(doctype, '')}`;
}
