import { nextTask } from '../api/next-task.ts';

/**
 * Runs the files that before-paint.js has fetched ahead, one after another. They are listed in the
 * order in which they need each other, and each runs in a task of its own: all imports of a page
 * would otherwise run in one task, for 150 ms on a phone. A file that cannot be fetched fails where
 * it is imported.
 */
export async function runInSlices(): Promise<void> {
  const files = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"][data-rel]');
  for (const { href } of files) {
    // oxlint-disable-next-line no-await-in-loop -- one after another is the point
    await import(/* @vite-ignore */ href).then(nextTask, nextTask);
  }
}
