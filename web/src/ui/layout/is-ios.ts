/** isIos(): an iPhone or iPad; an iPad says that it is a Mac, and has a screen to touch. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Whether the page was opened from the home screen of an iPhone or iPad: without address bar and tabs. */
export const isOnHomeScreen = (): boolean => Reflect.get(navigator, 'standalone') === true;
