import { SaxesParser } from 'saxes';

interface Listing {
  files: { key: string; writtenAt: Date }[];
  /** The token for the next page; null on the last. */
  next: string | null;
}

/**
 * A page of ListObjectsV2.
 * @throws Error for a text that isn't one
 */
export function listingIn(xml: string): Listing {
  const listing: Listing = { files: [], next: null };
  const parser = new SaxesParser();
  const open: string[] = [];
  let text = '';
  let [key, writtenAt] = ['', ''];
  parser.on('opentag', ({ name }) => {
    open.push(name);
    text = '';
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', () => {
    const at = open.join('/');
    open.pop();
    if (at === 'ListBucketResult/Contents/Key') key = text;
    else if (at === 'ListBucketResult/Contents/LastModified') writtenAt = text;
    else if (at === 'ListBucketResult/Contents') listing.files.push({ key, writtenAt: new Date(writtenAt) });
    else if (at === 'ListBucketResult/NextContinuationToken') listing.next = text;
    text = '';
  });
  parser.write(xml).close();
  return listing;
}
