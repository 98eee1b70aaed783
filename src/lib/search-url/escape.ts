/** Percent-decodes, leaving malformed sequences as they are instead of throwing. */
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

/** Makes an escaped text decodable: malformed sequences stand for themselves. */
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

/** Percent-encodes any text; a lone surrogate becomes U+FFFD, as everywhere in URLs. */
export const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
