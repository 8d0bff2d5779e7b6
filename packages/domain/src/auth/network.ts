/**
 * The network by which attempts from an address are counted: an IPv4 address itself, for IPv6 its
 * first 64 bits, because a subscriber gets a whole /64 to choose from.
 */
export function networkOf(address: string): string {
  const plain = address.trim().toLowerCase();
  const [, mapped] = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::', 2);
  const groupsOf = (part: string) => part.split(':').filter((group) => group !== '');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  const short = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${short.join(':')}::/64`;
}
