import { JOB_FUNCTIONS } from '../../../reference/taxonomy.ts';
import { CARE } from './care.ts';
import { COMMERCIAL } from './commercial.ts';
import { CREATIVE } from './creative.ts';
import { ENGINEERING } from './engineering.ts';
import { OFFICE } from './office.ts';
import { PUBLIC } from './public.ts';
import type { RoleText } from './role.ts';
import { SERVICE } from './service.ts';
import { SUPPLY } from './supply.ts';
import { TECH } from './tech.ts';

const BY_NAME: Record<string, RoleText> = { ...TECH, ...CREATIVE, ...COMMERCIAL, ...OFFICE, ...SUPPLY, ...ENGINEERING, ...CARE, ...SERVICE, ...PUBLIC };

/** The English texts of each function, by its id. */
export const ROLES: ReadonlyMap<number, RoleText> = new Map(
  JOB_FUNCTIONS.map((entry) => {
    const text = BY_NAME[entry.value];
    if (!text) throw new Error(`No ad texts for the function ${entry.value}`);
    return [entry.id, text];
  }),
);
