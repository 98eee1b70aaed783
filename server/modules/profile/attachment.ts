import type { FastifyReply } from 'fastify';

export interface Attachment {
  /** Its media type. */
  type: string;
  filename: string;
  /** The name for programs that only support ASCII: "resume.pdf". */
  plain: string;
}

/** Sets the headers of a person's private file: not shared between caches, saved or embedded as the page asks, and never opened as a page of ours. */
export function asAttachment(reply: FastifyReply, { type, filename, plain }: Attachment): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(filename)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store');
}

/** Encodes a value by RFC 8187. encodeURIComponent leaves four characters that it doesn't allow. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
