const doctype = /^\s*<!doctype[^>]*>/i;

/** A mail's own page for the frame: its links open in a new tab, never inside the frame. */
export function framedMail(markup: string): string {
  return `<!doctype html><base target="_blank">${markup.replace(doctype, '')}`;
}
