import type { FastifyInstance } from 'fastify';
import type { Browser } from './browser.ts';

/** A file as its owner downloads it. */
export interface ServedFile {
  statusCode: number;
  headers: Record<string, unknown>;
  rawPayload: Buffer;
}

export async function servedFile(app: FastifyInstance, who: Browser, url: string): Promise<ServedFile> {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { cookie, device_uuid: who.device } });
  return { statusCode, headers, rawPayload };
}

/** Media types to serve files as: nothing that a browser opens as a page or runs. */
const INERT = /^(application\/(pdf|msword|vnd\.openxmlformats-officedocument\.wordprocessingml\.document)|image\/(png|jpeg|bmp))$/;

/** Why a served file could do harm; null if it can't. */
export function harmIn({ statusCode, headers }: ServedFile): string | null {
  if (statusCode !== 200) return `is answered with ${statusCode}`;
  if (!INERT.test(String(headers['content-type']))) return `is served as ${String(headers['content-type'])}`;
  if (!/^attachment; filename="[\w.]+"; filename\*=UTF-8''[^;\s]+$/.test(String(headers['content-disposition']))) return 'is no attachment';
  if (headers['x-content-type-options'] !== 'nosniff') return 'may be sniffed';
  return headers['content-security-policy'] === "default-src 'none'; sandbox" ? null : 'may run';
}
