/** Percent-decoding that keeps what is malformed as it stands instead of throwing. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/(?:%[\da-f]{2})+/gi, (escaped) => {
      try {
        return decodeURIComponent(escaped);
      } catch {
        return escaped;
      }
    });
  }
}

/** An escaped text as others can decode it: what is malformed stands for itself. */
export const repaired = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+|%/gi, (escaped) => (isDecodable(escaped) ? escaped : escaped.replaceAll('%', '%25')));

function isDecodable(escaped: string): boolean {
  try {
    decodeURIComponent(escaped);
    return true;
  } catch {
    return false;
  }
}

/** Percent-encoding of any text; half of a surrogate pair becomes U+FFFD, as everywhere in URLs. */
export const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
