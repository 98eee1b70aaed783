import { mkdir } from 'node:fs/promises';

/** Under root PostgreSQL runs as another user, who passes through to its own folder and lists nothing. */
const MODE = process.getuid?.() === 0 ? 0o711 : 0o700;

/** Makes DATA_DIR for its owner alone. One that is there stays as it is: whoever made it chose who may enter. */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: MODE });
}

/** The same of a folder within it, which nobody else passes through. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
