/** First bytes of PNG, JPEG and BMP; the server checks further. */
const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x42, 0x4d],
];
const QUALITY = 0.9;

/** Why a file can't be sent as an image, by its size and first bytes; null if it may be one. @param mostBytes its maximum size */
export async function pictureFault(file: File, mostBytes: number): Promise<'empty' | 'tooLarge' | 'type' | null> {
  if (file.size === 0) return 'empty';
  if (file.size > mostBytes) return 'tooLarge';
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return SIGNATURES.some((signature) => signature.every((byte, index) => head[index] === byte)) ? null : 'type';
}

/** Re-encodes an image as a JPEG of a given size, without the camera's metadata: where and when it was taken. Closes the bitmap. */
export async function asJpeg(bitmap: ImageBitmap, { width, height }: { width: number; height: number }): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser can’t draw images');
  // Transparent areas become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the image was not drawn'))), 'image/jpeg', QUALITY),
  );
}
