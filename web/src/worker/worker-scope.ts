/** The parts of a service worker's scope that are used here: TypeScript knows either pages or workers. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown };
}

interface NotificationClick extends ExtendableEvent {
  readonly notification: { readonly data: { readonly path: string }; close(): void };
}

interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', listen: (event: NotificationClick) => void): void;
  addEventListener(name: 'message', listen: (event: MessageEvent<unknown>) => void): void;
}
