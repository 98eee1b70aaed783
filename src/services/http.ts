import axios, { isAxiosError, isCancel } from 'axios';
import { LIMITS } from '../../contract/limits.ts';
import { failure } from '../lib/failure.ts';
import type { Wire } from './api.ts';
import { requestHeaders } from './context.ts';

/** Sends a call over HTTP. @throws Failure */
export async function send({ method, url, query, body, headers, options }: Wire): Promise<unknown> {
  try {
    const { data } = await axios.request({
      method,
      url,
      params: Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '' && value !== null)),
      data: body,
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
