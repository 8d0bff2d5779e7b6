/** Codes that S3 answers, with their status and text. */
const errors = {
  NoSuchKey: [404, 'The specified key does not exist.'],
  NoSuchBucket: [404, 'The specified bucket does not exist'],
  BadDigest: [400, 'The CRC32 you specified did not match the calculated checksum.'],
  InvalidURI: [400, "Couldn't parse the specified URI."],
  KeyTooLongError: [400, 'Your key is too long.'],
  MissingContentLength: [411, 'You must provide the Content-Length HTTP header.'],
  NotImplemented: [501, 'A header you provided implies functionality that is not implemented.'],
} as const satisfies Record<string, readonly [status: number, text: string]>;

export interface S3Error {
  readonly code: keyof typeof errors;
  /** The key or bucket that it is about, or the header or parameter that is not supported. */
  readonly resource: string;
}

export function errorXml({ code, resource }: S3Error): { status: number; xml: string } {
  const [status, message] = errors[code];
  const xml = `${declaration}<Error><Code>${code}</Code><Message>${escaped(message)}</Message><Resource>${escaped(resource)}</Resource></Error>`;
  return { status, xml };
}

/** The most keys that S3 lists at once. */
const mostKeys = 1000;

export function listXml(
  { bucket, prefix }: { readonly bucket: string; readonly prefix: string },
  keys: readonly string[],
): string {
  const shown = keys.slice(0, mostKeys);
  const contents = shown.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`);
  return [
    `${declaration}<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">`,
    `<Name>${escaped(bucket)}</Name><Prefix>${escaped(prefix)}</Prefix>`,
    `<KeyCount>${shown.length}</KeyCount><MaxKeys>${mostKeys}</MaxKeys>`,
    `<IsTruncated>${keys.length > mostKeys}</IsTruncated>`,
    ...contents,
    '</ListBucketResult>',
  ].join('');
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
