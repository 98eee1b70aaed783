import type { Page } from '@playwright/test';

/** A video recorded by this browser from a canvas that changes color: real frames, in whatever format it can play. */
export async function recordedVideo(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const content = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 180];
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const types = ['video/mp4;codecs=avc1.42E01E', 'video/mp4;codecs=vp9', 'video/mp4;codecs=av01', 'video/mp4'];
    const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type)) as string;
    const recorder = new MediaRecorder(canvas.captureStream(12), { mimeType });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void parts.push(data);
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    await new Promise<void>((resolve) => {
      let shown = 0;
      const timer = setInterval(() => {
        shown += 1;
        context.fillStyle = `hsl(${shown * 20} 60% 45%)`;
        context.fillRect(0, 0, canvas.width, canvas.height);
        if (shown < 20) return;
        clearInterval(timer);
        resolve();
      }, 100);
    });
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return { name: 'About me.mp4', mimeType: 'video/mp4', buffer: Buffer.from(content, 'base64') };
}
