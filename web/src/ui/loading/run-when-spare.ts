/**
 * runWhenUsed(download) -> cancel: for code and data that are needed soon after the page is used. Runs it when the
 * browser is idle; on a phone, and where the browser saves data, only after the user's first interaction, since
 * most visits there look at one screen.
 * runWhenSpare(download) -> cancel: for what a click may need. The same, and not at all where the browser saves data.
 */
import { isPhone } from '../layout/use-phone.ts';
import { onFirstInteraction } from './on-first-interaction.ts';
import { runWhenIdle } from './run-when-idle.ts';
import { savesData } from './saves-data.ts';

/** One for all downloads: whichever is asked for later must not wait for another interaction. */
let interaction: Promise<void> | undefined;
const firstInteraction = () =>
  (interaction ??= new Promise((resolve) => void onFirstInteraction(resolve)));

export function runWhenUsed(download: () => void): () => void {
  if (!isPhone() && !savesData()) return runWhenIdle(download);
  let isCancelled = false;
  let cancel = () => {
    isCancelled = true;
  };
  void firstInteraction().then(() => {
    if (!isCancelled) cancel = runWhenIdle(download);
  });
  return () => cancel();
}

export function runWhenSpare(download: () => void): () => void {
  return savesData() ? () => undefined : runWhenUsed(download);
}
