/** Unsaved values of forms, in the tab's storage: they survive that a phone throws the page away. */
const nameOf = (key: string) => `form-draft.${key}`;

export function keepDraft(key: string, values: unknown): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(values));
  } catch {
    // Storage is full or blocked; the page warns before it is left, where browsers let it.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** The match of the key of a draft that is kept; undefined where none matches. */
export function findDraft(pattern: RegExp): RegExpExecArray | undefined {
  try {
    const keys = Object.keys(sessionStorage).filter((name) => name.startsWith(nameOf('')));
    const found = keys.map((name) => pattern.exec(name.slice(nameOf('').length)));
    return found.find((match) => match !== null) ?? undefined;
  } catch {
    // Storage is blocked, so nothing was stored.
    return undefined;
  }
}
