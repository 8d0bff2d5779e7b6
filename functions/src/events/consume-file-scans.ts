import { actFor } from '@driftig/data/credentials/acting';
import { ownerOfKey, scanStateOf, type ScanState } from '@driftig/domain/files/file-scan';
import * as z from 'zod';

import { consumeBatch } from './consume-batch.ts';

/** Result of a malware scan of a company's file. */
interface FileScan {
  readonly companyId: string;
  /** As in the store of files. */
  readonly name: string;
  readonly state: ScanState;
  /** ISO UTC. */
  readonly at: string;
}

/** GuardDuty's event, which EventBridge passes on; other events do not match. */
const scanEvent = z.object({
  source: z.literal('aws.guardduty'),
  time: z.iso.datetime(),
  detail: z.object({
    s3ObjectDetails: z.object({ bucketName: z.string(), objectKey: z.string() }),
    scanResultDetails: z.object({ scanResultStatus: z.string() }),
  }),
});

/** Makes the Lambda entry of a consumer of scans. */
export function consumeFileScans(handle: (scan: FileScan) => Promise<void>) {
  return consumeBatch((body) => {
    const { data } = scanEvent.safeParse(JSON.parse(body));
    if (data === undefined) return undefined;
    const { s3ObjectDetails, scanResultDetails } = data.detail;
    const { bucketName, objectKey } = s3ObjectDetails;
    const owner = ownerOfKey(objectKey);
    if (owner === undefined || bucketName !== process.env['FILES_BUCKET']) return undefined;
    const state = scanStateOf(scanResultDetails.scanResultStatus);
    const scan = { ...owner, state, at: data.time };
    const act = () => actFor(owner.companyId, () => handle(scan));
    return { name: 'fileScanned', id: objectKey, handle: act };
  });
}
