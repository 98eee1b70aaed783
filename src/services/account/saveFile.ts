/** Passes a file created in the page to the browser's downloads. @param type its media type */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // With a delay: some browsers read it after the click's task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
