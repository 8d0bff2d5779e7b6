import { addressParser } from 'postal-mime';
import PostalMime from 'postal-mime';
import { ulid } from 'ulid';

import { StartError } from '../start-error.ts';
import {
  fixedEnvironment,
  localClientConfig,
  type LocalEnvironment,
} from '../stand-ins/environment.ts';

/** The words of SES for a mail that passes all of its checks. */
const passed = { spf: 'PASS', dkim: 'PASS', dmarc: 'PASS', spam: 'PASS', virus: 'PASS' };

interface Received {
  readonly key: string;
  /** The sender in the SMTP dialog. */
  readonly source: string;
  readonly recipients: readonly string[];
  readonly verdicts?: Partial<typeof passed>;
}

/** The notification that SES publishes about a mail that it has put into the bucket. */
export function receivedEvent({ key, source, recipients, verdicts = {} }: Received): object {
  const checked = Object.entries({ ...passed, ...verdicts });
  return {
    notificationType: 'Received',
    mail: { messageId: key, source, destination: recipients },
    receipt: {
      recipients,
      ...Object.fromEntries(checked.map(([name, status]) => [`${name}Verdict`, { status }])),
      action: { type: 'S3', bucketName: fixedEnvironment.MAIL_IN_BUCKET, objectKey: key },
    },
  };
}

/** Puts a mail into the bucket of received mails. */
export async function storeReceivedMail(
  endpoint: string,
  { key, content }: { readonly key: string; readonly content: Uint8Array },
): Promise<void> {
  const { PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({ ...localClientConfig(endpoint), forcePathStyle: true });
  const Bucket = fixedEnvironment.MAIL_IN_BUCKET;
  await client.send(new PutObjectCommand({ Bucket, Key: key, Body: content }));
  client.destroy();
}

/** Hands a mail to the running stack, as if it came from outside; gives the lines to print. */
export async function handInMail(
  env: Pick<LocalEnvironment, 'AWS_ENDPOINT_URL_S3' | 'AWS_ENDPOINT_URL_SESV2'>,
  content: Buffer,
): Promise<string[]> {
  const mail = await PostalMime.parse(content);
  const recipients = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(({ address }) =>
    address === undefined ? [] : [address],
  );
  const [sender] = addressParser(mail.returnPath ?? '', { flatten: true });
  const source = sender?.address ?? mail.from?.address ?? '';
  if (source === '' || recipients.length === 0)
    throw new StartError('Mailen mangler afsender eller modtager: From og To.');
  const key = ulid();
  await storeReceivedMail(env.AWS_ENDPOINT_URL_S3, { key, content });
  const body = JSON.stringify(receivedEvent({ key, source, recipients }));
  await fetch(`${env.AWS_ENDPOINT_URL_SESV2}/received`, { method: 'POST', body });
  return [`Mailen fra ${source} til ${recipients.join(', ')} er afleveret.`];
}
