/** A file that is kept for the time without a connection. */
export interface KeptFile {
  /** '/assets/app-1234567.js' */
  readonly url: string;
  /** A hash of its content; null where its name has one. */
  readonly revision: string | null;
}

/** The page that opens without a connection, and the addresses at which it does: '/order/:number'. */
export interface KeptPage {
  readonly page: string;
  readonly addresses: readonly string[];
}
