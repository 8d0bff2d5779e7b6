/**
 * The cookie that says that this browser has a session, and nothing else; the page at / reads it (also before-paint.js).
 * Safari empties the storage of a site that was not used for a week, but keeps the cookies that its server set.
 */
export const knownCookie = '__Host-driftig_known';
