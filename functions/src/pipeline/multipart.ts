import { AppError, badInput } from '@driftig/domain/errors';
import type { FileField } from '@driftig/contracts/core/route';
import busboy from 'busboy';

import type { UploadedFile } from './request.ts';

export interface MultipartForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, UploadedFile>;
}

const limits = { fields: 50, fieldSize: 16 * 1024, fieldNameSize: 100, parts: 60 };

/**
 * Reads a multipart form. Only declared file fields are accepted, each within its size and media
 * types. Throws malformed, too_large, wrong_file_type or bad_input at the field.
 */
export function readMultipart(
  body: Buffer,
  contentType: string,
  declared: Readonly<Record<string, FileField>>,
): Promise<MultipartForm> {
  return new Promise((resolve, reject) => {
    const form = { fields: {} as Record<string, string>, files: new Map<string, UploadedFile>() };
    const largest = Math.max(...Object.values(declared).map((file) => file.maxBytes));
    const parser = openParser(contentType, largest, reject);
    parser?.on('field', (name, value, info) => {
      if (info.valueTruncated || value === undefined) reject(new AppError('too_large'));
      else form.fields[name] = value;
    });
    parser?.on('file', (name, stream, { filename = '', mimeType }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', (error) => reject(new AppError('malformed', { cause: error })));
      stream.on('end', () => {
        const file = { fileName: filename, mediaType: mimeType, content: Buffer.concat(chunks) };
        const refusal = refusalOf(name, file, declared);
        if (refusal !== undefined) reject(refusal);
        else if (hasFile(file)) form.files.set(name, file);
      });
    });
    parser?.on('error', (error) => reject(new AppError('malformed', { cause: error })));
    parser?.on('fieldsLimit', () => reject(new AppError('too_large')));
    parser?.on('partsLimit', () => reject(new AppError('too_large')));
    parser?.on('close', () => {
      const missing = Object.entries(declared).find(
        ([name, file]) => file.required && !form.files.has(name),
      );
      if (missing === undefined) resolve(form);
      else reject(badInput({ [missing[0]]: 'Vælg en fil.' }));
    });
    parser?.end(body);
  });
}

/** For a file field where nothing was chosen, browsers send an empty file without a name. */
const hasFile = ({ fileName, content }: UploadedFile) => fileName !== '' || content.length > 0;

function refusalOf(
  name: string,
  file: UploadedFile,
  declared: Readonly<Record<string, FileField>>,
): AppError | undefined {
  const field = Object.hasOwn(declared, name) ? declared[name] : undefined;
  if (field === undefined) return badInput({ [name]: 'Ukendt felt.' });
  if (!hasFile(file)) return undefined;
  if (file.content.length > field.maxBytes)
    return new AppError('too_large', { fields: { [name]: 'Filen er for stor.' } });
  if (field.knownByContent !== true && !field.mediaTypes.includes(file.mediaType))
    return new AppError('wrong_file_type', { fields: { [name]: 'Filtypen kan ikke bruges her.' } });
  return undefined;
}

function openParser(type: string, largest: number, reject: (error: unknown) => void) {
  try {
    const config = {
      headers: { 'content-type': type },
      limits: { ...limits, fileSize: largest + 1 },
    };
    return busboy({ ...config, defParamCharset: 'utf8' });
  } catch (error) {
    reject(new AppError('malformed', { cause: error }));
    return undefined;
  }
}
