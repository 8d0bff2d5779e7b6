/** Chromium's connection; Safari and Firefox have none. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the user asked the browser to save data: nothing is then fetched before it is needed. */
export const savesData = () => (navigator as Connected).connection?.saveData === true;
