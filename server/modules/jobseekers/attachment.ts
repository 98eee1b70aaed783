import type { FastifyReply } from 'fastify';

export interface Attachment {
  /** Its media type. */
  type: string;
  filename: string;
  /** For programs that read no other alphabet: "resume.pdf". */
  plain: string;
}

/** The headers of a file of one person: theirs alone, saved or drawn where they ask for it, never opened as a page of ours. */
export function asAttachment(reply: FastifyReply, { type, filename, plain }: Attachment): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(filename)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store');
}

/** The value form of RFC 8187; encodeURIComponent leaves four characters that are not allowed in it. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
