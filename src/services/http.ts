import axios, { isAxiosError, isCancel } from 'axios';
import { CALL_ROUTES } from 'virtual:calls';
import { LIMITS } from '../../contract/limits.ts';
import { failure } from '../lib/failure.ts';
import { randomUuid } from '../lib/uuid.ts';
import type { CallOptions, CallParts } from './api.ts';
import { requestHeaders } from './context.ts';
import { listenFor } from './silence.ts';

/** Builds a call's request: method, URL, and the headers every call has. A stored write has a key, a new one by default. */
export function requestOf(name: string, { params, query }: CallParts, { idempotencyKey, countryId }: CallOptions) {
  const route = CALL_ROUTES[name];
  if (!route) throw new Error(`no such call: ${name}`);
  const [method, template, isStored, fileField] = route;
  const key = idempotencyKey ?? (isStored ? randomUuid() : null);
  return {
    method,
    url: template.replace(/:([a-z_]+)/gi, (_, name: string) => encodeURIComponent(String(params?.[name]))),
    query: Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '' && value !== null)),
    headers: {
      ...requestHeaders(),
      ...(countryId === undefined ? {} : { 'Country-Id': String(countryId) }),
      ...(key === null ? {} : { 'Idempotency-Key': key }),
    },
    fileField,
  };
}

/** Sends a declared call over HTTP. @throws Failure */
export async function send(name: string, parts: CallParts, options: CallOptions): Promise<unknown> {
  const { body, file, filename } = parts;
  const { method, url, query, headers, fileField } = requestOf(name, parts, options);
  // An upload takes as long as the connection requires: only silence aborts it.
  const upload = fileField && file ? listenFor(LIMITS.uploadSilence, options.signal) : null;
  const signal = upload?.signal ?? options.signal;
  const report = (share: number) => {
    upload?.heard();
    options.onProgress?.(share);
  };
  try {
    const { data } = await axios.request({
      method,
      url,
      params: query,
      data: fileField && file ? form(fileField, file, filename ?? 'file') : body,
      headers,
      timeout: upload ? 0 : LIMITS.requestTimeout,
      ...(signal ? { signal } : {}),
      ...(upload ? { onUploadProgress: ({ progress }) => report(progress ?? 0) } : {}),
    });
    return data;
  } catch (error) {
    if (isCancel(error) && upload?.isSilent()) throw failure('timeout');
    // The caller of an aborted call gets no result: an actor that React stops and restarts (StrictMode, in development) would take it for the result
    // of its second attempt.
    if (isCancel(error)) return new Promise(() => {});
    if (!isAxiosError(error)) throw failure('bug');
    if (error.response) throw failure('refused', error.response.status, isErrorBody(error.response.data) ? error.response.data : {});
    if (!navigator.onLine) throw failure('offline');
    throw failure(error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'unreachable');
  } finally {
    upload?.end();
  }
}

export function isErrorBody(body: unknown): body is { code: number; message: string } {
  return typeof body === 'object' && body !== null && 'code' in body;
}

function form(field: string, file: Blob, filename: string): FormData {
  const data = new FormData();
  data.append(field, file, filename);
  return data;
}
