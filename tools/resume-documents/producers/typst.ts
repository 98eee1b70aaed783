import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installedOutside } from '../../outside-packages.ts';

interface Compiler {
  pdf(document: { mainFileContent: string }): Uint8Array;
}

/** Typst, from npm; 50 MB, so it is not among the project's packages. */
export async function typstCompiler(): Promise<(text: string) => Uint8Array> {
  const folder = await installedOutside('typst', ['@myriaddreamin/typst-ts-node-compiler@0.7.0']);
  const { NodeCompiler } = (await import(pathToFileURL(path.join(folder, 'node_modules/@myriaddreamin/typst-ts-node-compiler/index.js')).href)) as {
    NodeCompiler: { create(options: object): Compiler };
  };
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: ['/usr/share/fonts'] }] });
  return (text) => compiler.pdf({ mainFileContent: text });
}
