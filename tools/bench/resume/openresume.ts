import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { installedOutside, unpackedOutside } from '../../outside-packages.ts';
import { rangeOf } from './peer.ts';
import type { Answer } from './score.ts';

/** The result of OpenResume's `parseResumeFromPdf`, as far as it's compared. */
export interface OpenResumeAnswer {
  profile: { name: string; email: string; phone: string };
  workExperiences: { company: string; jobTitle: string; date: string }[];
  educations: { school: string; degree: string; date: string }[];
  skills: { featuredSkills: { skill: string }[]; descriptions: string[] };
}

export interface Peer {
  read(pdf: Uint8Array): Promise<Answer>;
  close(): Promise<unknown>;
}

/**
 * OpenResume's PDF reader (https://github.com/xitanggg/open-resume), from the npm package that contains its source. Its license is the AGPL, so it's installed
 * outside the project and no part of it is included. It runs in a separate thread, because it uses another pdf.js than the reader.
 * @returns null if it isn't available; the reason is printed
 */
export async function openResume(): Promise<Peer | null> {
  try {
    const worker = new Worker(new URL('./openresume.worker.ts', import.meta.url), { workerData: pathToFileURL(await bundled()).href });
    return { read: async (pdf) => inOurWords(await answerOf(worker, pdf)), close: () => worker.terminate() };
  } catch (error) {
    console.warn(`OpenResume's reader is not here (${error instanceof Error ? error.message.split('\n')[0] : String(error)}): the tables leave it out.`);
    return null;
  }
}

/** Bundles its source into one file that Node can run. */
async function bundled(): Promise<string> {
  const source = await unpackedOutside('open-resume', 'open-resume@0.1.0');
  const packages = await installedOutside('open-resume', ['pdfjs-dist@3.7.107', '@reduxjs/toolkit@1.9.5', 'react@18.2.0', 'react-redux@8.0.7'], ['--omit=optional']);
  const outDir = path.join(packages, 'bundle');
  const library = path.join(source, 'src/app/lib');
  await build({
    configFile: false,
    logLevel: 'error',
    root: packages,
    resolve: {
      alias: [
        { find: /^lib\//, replacement: `${library}/` },
        { find: 'pdfjs-dist/build/pdf.worker.entry', replacement: fileURLToPath(new URL('./openresume.no-worker.ts', import.meta.url)) },
        { find: /^pdfjs-dist$/, replacement: path.join(packages, 'node_modules/pdfjs-dist/legacy/build/pdf.js') },
        { find: /^(@reduxjs\/toolkit|react-redux|react)$/, replacement: `${packages}/node_modules/$1` },
      ],
    },
    build: { ssr: path.join(library, 'parse-resume-from-pdf/index.ts'), outDir, emptyOutDir: true, rolldownOptions: { external: [/legacy\/build\/pdf\.js$/], output: { entryFileNames: 'open-resume.mjs' } } },
  });
  return path.join(outDir, 'open-resume.mjs');
}

function answerOf(worker: Worker, pdf: Uint8Array): Promise<OpenResumeAnswer> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: OpenResumeAnswer | string) => {
      worker.off('error', reject);
      if (typeof answer === 'string') reject(new Error(answer));
      else resolve(answer);
    });
    worker.postMessage(pdf, []);
  });
}

function inOurWords({ profile, workExperiences, educations, skills }: OpenResumeAnswer): Answer {
  const described = skills.descriptions.flatMap((line) => line.replace(/^[^:]*:\s*/, '').split(/[,;|]/));
  return {
    ...profile,
    work: workExperiences.map(({ company, jobTitle, date }) => ({ company, title: jobTitle, ...rangeOf(date) })),
    education: educations.map(({ school, degree, date }) => ({ school, degree, ...rangeOf(date) })),
    skills: [...skills.featuredSkills.map(({ skill }) => skill), ...described].map((skill) => skill.trim()).filter(Boolean),
  };
}
