import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { MultipartFields } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../contract/limits.ts';
import type { FileStore, StagedFile } from '../adapters/files.ts';
import { ApiError } from './errors.ts';

/**
 * Receives the single file of a multipart request, limited in size while it streams. It may take long: only silence ends it.
 * @param silence milliseconds without data
 * @param also names of other fields, which are passed to `take`
 * @throws ApiError fileTooLarge, fileEmpty; fileIncomplete if the upload was interrupted; parameterInvalid if the field is missing
 */
export async function receive(
  request: FastifyRequest,
  files: FileStore,
  maxBytes: number,
  field: string,
  { silence = LIMITS.uploadSilence, also = [], take }: { silence?: number; also?: readonly string[]; take?: (fields: Record<string, string>) => void } = {},
): Promise<StagedFile> {
  if (!request.isMultipart()) throw new ApiError('parameterInvalid', { fields: { [field]: ['required'] } });
  const { raw } = request;
  // An injected request has no connection.
  if (raw instanceof IncomingMessage) raw.setTimeout(silence, () => raw.destroy());
  let staged: StagedFile;
  try {
    const part = await request.file({ limits: { files: 1, fileSize: maxBytes + 1, fields: 8 } });
    if (!part || part.fieldname !== field) throw new ApiError('parameterInvalid', { fields: { [field]: ['required'] } });
    staged = await files.stage(part.file, part.filename, maxBytes);
    if (also.length > 0 && !staged.isTooLarge) {
      // Other fields may come after the file.
      await wholly(raw);
      take?.(fieldsIn(part.fields, also));
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('fileIncomplete');
  } finally {
    if (raw instanceof IncomingMessage) raw.setTimeout(0);
  }
  if (staged.isTooLarge || staged.size === 0) {
    await files.discard(staged);
    throw new ApiError(staged.isTooLarge ? 'fileTooLarge' : 'fileEmpty');
  }
  return staged;
}

/** Resolves when the whole request was read, or its connection is closed. */
async function wholly(raw: Readable): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return;
  await new Promise<void>((resolve) => void raw.once('end', resolve).once('close', resolve));
}

const fieldsIn = (fields: MultipartFields, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = [fields[name]].flat()[0];
      return field?.type === 'field' && typeof field.value === 'string' ? [[name, field.value]] : [];
    }),
  );
