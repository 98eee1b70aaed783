import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF, as any program would extract it. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  return (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;
}
