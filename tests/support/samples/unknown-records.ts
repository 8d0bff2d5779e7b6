import { ulid } from 'ulid';

import { sampleNames, type SampleRecords } from './sample-makers.ts';

/** Well-formed ids that no record has. */
export const unknownRecords: SampleRecords = new Map([
  ...sampleNames.map((name) => [name, ulid()] as const),
  ['invoice', '999999.0000000a'],
  ['order', '999999.0000000b'],
  ['orderPicture', '999999.0000000c'],
  ['orderConversation', 'g-ord.999999'],
  ['messagePicture', 'g-ord.999999.1'],
  ['absence', `${ulid()}.${ulid()}`],
  ['illness', `${ulid()}.${ulid()}`],
  ['timeReport', `${ulid()}.202606.${ulid()}`],
  ['project', `ip-${ulid()}`],
  ['boardTask', 'unknown00001'],
  ['subtask', 'unknown00001.1'],
  ['taskPicture', `unknown00001.${ulid().toLowerCase()}`],
  ['taskComment', `unknown00001.${ulid()}`],
]);
