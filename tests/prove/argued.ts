/** Reasons why no test fails without a site, by the site's id. */
export const argued: Readonly<Record<string, string>> = {};
