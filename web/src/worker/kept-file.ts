/** A file that is kept for the time without a connection. */
export interface KeptFile {
  /** '/assets/app-1234567.js' */
  readonly url: string;
  /** A hash of its content; null where its name has one. */
  readonly revision: string | null;
}
