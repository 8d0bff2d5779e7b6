const plain = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148\u014a-\u017f\u2010-\u2027\u20ac\u2212]*$/;

/**
 * Whether a text has only what nearly all texts consist of: printable, and nothing that is composed or
 * left out. Apart from printable.ts, so that a screen loads its tables only for other texts.
 */
export const isPlain = (text: string): boolean => plain.test(text);
