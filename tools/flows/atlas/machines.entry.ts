import { flows } from '../../../src/machines/registry.ts';
import { walkable } from '../../../packages/flows/atlas/machines.ts';

window.atlasFile('machines', walkable(flows));
