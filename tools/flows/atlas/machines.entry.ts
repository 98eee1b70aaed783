import { flows } from '../../../src/machines/registry.ts';
import { walkable } from './machines.ts';

window.atlasFile('machines', walkable(flows));
