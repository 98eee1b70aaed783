import axios, { isAxiosError, isCancel } from 'axios';
import { CALL_ROUTES } from 'virtual:calls';
import { LIMITS } from '../../contract/limits.ts';
import { failure } from '../lib/failure.ts';
import { randomUuid } from '../lib/uuid.ts';
import type { CallOptions, CallParts } from './api.ts';
import { requestHeaders } from './context.ts';

/** Sends a declared call over HTTP. @throws Failure */
export async function send(name: string, { params, query, body, file, filename }: CallParts, options: CallOptions): Promise<unknown> {
  const route = CALL_ROUTES[name];
  if (!route) throw new Error(`no such call: ${name}`);
  const [method, template, isStored, fileField] = route;
  const headers = isStored ? { 'Idempotency-Key': options.idempotencyKey ?? randomUuid() } : {};
  try {
    const { data } = await axios.request({
      method,
      url: template.replace(/:([a-z_]+)/gi, (_, key: string) => encodeURIComponent(String(params?.[key]))),
      params: Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '' && value !== null)),
      data: fileField && file ? form(fileField, file, filename ?? 'file') : body,
      headers: { ...requestHeaders(), ...headers },
      timeout: LIMITS.requestTimeout,
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.onProgress ? { onUploadProgress: ({ progress }) => options.onProgress?.(progress ?? 0) } : {}),
    });
    return data;
  } catch (error) {
    if (isCancel(error)) throw failure('cancelled');
    if (!isAxiosError(error)) throw failure('bug');
    if (error.response) throw failure('refused', error.response.status, isErrorBody(error.response.data) ? error.response.data : {});
    if (!navigator.onLine) throw failure('offline');
    throw failure(error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'unreachable');
  }
}

function isErrorBody(body: unknown): body is { code: number; message: string } {
  return typeof body === 'object' && body !== null && 'code' in body;
}

function form(field: string, file: Blob, filename: string): FormData {
  const data = new FormData();
  data.append(field, file, filename);
  return data;
}
