// bidi-js has no declarations of its own. These cover the part that is used.
declare module 'bidi-js' {
  interface EmbeddingLevels {
    readonly levels: Uint8Array;
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction: 'ltr'): EmbeddingLevels;
    /** Also mirrors brackets in runs from right to left. */
    getReorderedString(text: string, levels: EmbeddingLevels): string;
  }
  export default function bidiFactory(): Bidi;
}
