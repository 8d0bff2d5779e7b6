/** The push services of Chrome, Firefox, Edge and Safari. */
const hosts = [
  /^fcm\.googleapis\.com$/,
  /^[\w-]+(\.[\w-]+)*\.push\.services\.mozilla\.com$/,
  /^[\w-]+(\.[\w-]+)*\.notify\.windows\.com$/,
  /^[\w-]+(\.[\w-]+)*\.push\.apple\.com$/,
];

/**
 * Whether the server may send a request to an address that a browser names: that of a known push
 * service, over https and its usual port, and of no other host.
 */
export function isPushEndpoint(endpoint: string): boolean {
  // Only what is written as it is read: no spaces, line breaks or backslashes that parsing takes away.
  if (!/^https:\/\/[\w.-]+\/[\x21-\x5B\x5D-\x7E]+$/.test(endpoint) || !URL.canParse(endpoint))
    return false;
  const { protocol, username, password, port, hostname, hash } = new URL(endpoint);
  if (protocol !== 'https:' || `${username}${password}${port}${hash}` !== '') return false;
  return hosts.some((host) => host.test(hostname));
}
