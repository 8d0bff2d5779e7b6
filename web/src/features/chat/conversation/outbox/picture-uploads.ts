/** Code and text of a rejected picture. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  /** It would be refused again; the user must change it. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

interface Picture {
  readonly to: string;
  readonly clientId: string;
  readonly file: File;
}

interface Sending {
  /** Aborted where its sender takes it back; then it throws anything. */
  readonly signal: AbortSignal;
  /** How much of it is sent. */
  readonly onPercent: (percent: number) => void;
}

/** Sends a picture to a conversation; resolves when it is stored, and throws PictureRefused. */
export type SendPicture = (picture: Picture, sending: Sending) => Promise<void>;

/** The files of the pictures in the outbox, and how far those are that are being sent. */
export class PictureUploads {
  readonly #send: SendPicture;
  readonly #onPercent: () => void;
  readonly #files = new Map<string, File>();
  readonly #running = new Map<
    string,
    { readonly stop: AbortController; readonly percent: number }
  >();

  constructor(send: SendPicture, onPercent: () => void) {
    this.#send = send;
    this.#onPercent = onPercent;
  }

  keep(clientId: string, file: File): void {
    this.#files.set(clientId, file);
  }

  forget(clientId: string): void {
    this.#files.delete(clientId);
  }

  /** Undefined after a reload of the page. */
  readonly fileOf = (clientId: string): File | undefined => this.#files.get(clientId);

  /** 0 before it is its turn. */
  readonly percentOf = (clientId: string): number => this.#running.get(clientId)?.percent ?? 0;

  /** Sends a picture, and says what came of it. */
  async send(picture: Picture): Promise<'stored' | 'taken back' | PictureRefused> {
    const { clientId } = picture;
    const stop = new AbortController();
    this.#running.set(clientId, { stop, percent: 0 });
    const onPercent = (percent: number) => {
      this.#running.set(clientId, { stop, percent });
      this.#onPercent();
    };
    try {
      await this.#send(picture, { signal: stop.signal, onPercent });
      return 'stored';
    } catch (error) {
      if (stop.signal.aborted) return 'taken back';
      if (error instanceof PictureRefused) return error;
      throw error;
    } finally {
      this.#running.delete(clientId);
    }
  }

  takeBack(clientId: string): void {
    this.#running.get(clientId)?.stop.abort();
  }
}
