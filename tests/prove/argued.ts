/** Sites that no test can miss, by their id, each with its reason. */
export const argued: Readonly<Record<string, string>> = {};
