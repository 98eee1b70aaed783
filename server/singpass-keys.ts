import { makeKeys } from './adapters/identity/keys.ts';

/** Prints a new pair of keys for the real Singpass, as settings (docs/operations.md, *Singpass*). They are kept nowhere. */
const { signing, encryption } = await makeKeys();
console.info(`SINGPASS_SIGNING_KEY='${JSON.stringify(signing)}'\nSINGPASS_ENCRYPTION_KEY='${JSON.stringify(encryption)}'`);
