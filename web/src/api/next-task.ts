/**
 * Goes on in a task of its own, so that the browser can paint and answer before. By a message, which a
 * tab in the background gets at once; its timers wait up to a second.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
