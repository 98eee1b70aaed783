import type { Frame } from '../../machines/videoResume/videoResume.actors.ts';
import { chooseFile } from '../files.ts';

/** Where in the video to extract frames: neither at its start nor at its end, where people reach for the button. */
const SHARES = [0.08, 0.25, 0.42, 0.58, 0.75, 0.92];
/** Maximum length of a cover's longer side in pixels: enough for the largest place it is shown in, on the sharpest screen. */
const LONGEST_SIDE = 1_280;
const QUALITY = 0.85;
/** A browser that hasn't shown a frame by then won't. Milliseconds. */
const PATIENCE = 10_000;

/**
 * Frames of a video, drawn by this browser.
 * @param url of the video: a chosen file, or what is stored
 * @returns none if the browser can't show it
 */
export async function framesOf(url: string, durationMs: number, left: AbortSignal): Promise<Frame[]> {
  const video = document.createElement('video');
  const signal = AbortSignal.any([left, AbortSignal.timeout(PATIENCE)]);
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    const begun = heard(video, 'loadeddata', signal);
    video.src = url;
    // Phones load nothing of a video that isn't playing.
    video.play().catch(() => undefined);
    await begun;
    video.pause();
    const length = Number.isFinite(video.duration) ? video.duration : durationMs / 1_000;
    const frames: Frame[] = [];
    for (const share of SHARES) {
      const seen = heard(video, 'seeked', signal);
      video.currentTime = length * share;
      await seen;
      const picture = await drawn(video, video.videoWidth, video.videoHeight);
      frames.push({ file: chooseFile(new File([picture], 'frame.jpg', { type: picture.type })), at: Math.round(length * share * 1_000) });
    }
    return frames;
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

function heard(video: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal });
    video.addEventListener('error', () => reject(new Error('the video can’t be shown')), { once: true, signal });
    signal.addEventListener('abort', () => reject(new Error('the video was not shown in time')), { once: true });
    signal.throwIfAborted();
  });
}

/** Draws an image as a cover, without the camera's metadata: where and when it was taken. */
export async function drawn(source: CanvasImageSource, width: number, height: number): Promise<Blob> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser can’t draw images');
  // Transparent areas become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the image was not drawn'))), 'image/jpeg', QUALITY),
  );
}
