import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import type { Route } from '@driftig/contracts/core/route';
import sharp from 'sharp';

import type { CallInput } from '../stack/call.ts';
import type { Caller } from '../company/company.ts';

/** Bit depth and colour type of a PNG: 8-bit RGB, or a 2-bit palette. */
const TRUE_COLOUR = [8, 2] as const;
const PALETTE_OF_FOUR = [2, 3] as const;

export const pngSignature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');

/** Width and height of a picture, in pixels. */
export async function sizeOf(picture: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

/** A white PNG. */
export function pngFile(width: number, height: number): Blob {
  const row = Buffer.alloc(width * 3, 255);
  return pngOf(width, height, TRUE_COLOUR, () => row);
}

/** A PNG of random pixels in four colours: a small file that is a large JPEG. */
export function noisyPng(width: number, height: number): Blob {
  const colours = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]);
  const row = () => randomBytes(Math.ceil(width / 4));
  return pngOf(width, height, PALETTE_OF_FOUR, row, chunk('PLTE', colours));
}

/** Writes a PNG file: signature, IHDR, PLTE where there is a palette, IDAT and IEND. */
function pngOf(
  width: number,
  height: number,
  depthAndKind: readonly [number, number],
  row: () => Buffer,
  colours: Buffer = Buffer.alloc(0),
): Blob {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(depthAndKind, 8);
  const rows = Array.from({ length: height }, () => [Buffer.from([0]), row()]);
  const pixels = deflateSync(Buffer.concat(rows.flat()));
  const end = chunk('IEND', Buffer.alloc(0));
  const parts = [pngSignature, chunk('IHDR', head), colours, chunk('IDAT', pixels), end];
  return new Blob([new Uint8Array(Buffer.concat(parts))], { type: 'image/png' });
}

/** A chunk of a PNG: length, type, data, checksum. */
export function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

export function sendLogo(caller: Caller, file: Blob, name = 'logo.png') {
  return sendFile(caller, companyRoutes.uploadLogo, 'logo', file, name);
}

export function sendPicture(caller: Caller, file: Blob) {
  return sendFile(caller, employeeRoutes.uploadPicture, 'picture', file, 'mig.png');
}

/** The keys of all files stored for the company. */
export async function storedFilesOf(companyId: string): Promise<string[]> {
  const client = new S3Client({ forcePathStyle: true });
  const own = { Bucket: process.env.FILES_BUCKET, Prefix: `c/${companyId}/` };
  const { Contents = [] } = await client.send(new ListObjectsV2Command(own));
  client.destroy();
  return Contents.map(({ Key = '' }) => Key);
}

function sendFile(caller: Caller, route: Route, field: string, file: Blob, name: string) {
  const form = new FormData();
  form.append(field, file, name);
  return sendForm(caller, route, form);
}

/** Sends a multipart form as a browser does, with a new boundary each time. */
export async function sendForm(
  caller: Caller,
  route: Route,
  form: FormData,
  headers: CallInput['headers'] = {},
  params: CallInput['params'] = {},
) {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return caller.call(route, {
    params,
    rawBody: new Uint8Array(await request.arrayBuffer()),
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
  });
}
