import { writeFileSync } from 'node:fs';
import { permissionsDocument } from './document.ts';

/** `npm run permissions`: writes docs/permissions.md from the contract. Running it again changes nothing. */
writeFileSync(new URL('../../docs/permissions.md', import.meta.url), permissionsDocument());
