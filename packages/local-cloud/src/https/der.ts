/** DER, the bytes that certificates are made of (X.690): each value has a tag, its length and its content. */
function value(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const bytes = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}

export const sequence = (...parts: readonly Buffer[]) => value(0x30, Buffer.concat(parts));
export const set = (...parts: readonly Buffer[]) => value(0x31, Buffer.concat(parts));
export const boolean = (is: boolean) => value(0x01, Buffer.from([is ? 0xff : 0]));
export const integer = (bytes: Buffer) => value(0x02, bytes);
export const bitString = (bytes: Buffer) => value(0x03, Buffer.concat([Buffer.from([0]), bytes]));
export const octetString = (bytes: Buffer) => value(0x04, bytes);
export const utf8 = (text: string) => value(0x0c, Buffer.from(text));
/** A part with a number of its own, of the kind that has parts. */
export const numberedPart = (number: number, content: Buffer) => value(0xa0 + number, content);
/** A part with a number of its own, of the kind that is bytes alone. */
export const numberedBytes = (number: number, content: Buffer) => value(0x80 + number, content);

/** UTCTime, in seconds, until 2049. */
export function time(at: Date): Buffer {
  const digits = at.toISOString().replaceAll(/\D/g, '');
  return value(0x17, Buffer.from(`${digits.slice(2, 14)}Z`));
}

/** An object identifier such as 2.5.29.17. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return value(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(septets)]));
}

/** Seven bits a byte, the highest first; all but the last have their upper bit set. */
function septets(number: number): number[] {
  const bytes = [number & 0x7f];
  for (let rest = number >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}
