/** The key of a form's draft: of an entry and its version, or of a new row and the day it was opened for. */
export const draftKey = (entry: { reportId: string; version: number } | undefined, date = 'new') =>
  `hours.${entry?.reportId ?? date}.${entry?.version ?? 0}`;

/** The draft of a new row, with its day. */
export const newRowDraft = /^hours\.(\d{4}-\d\d-\d\d|new)\.0$/;
