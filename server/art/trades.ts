import { arches } from './scenes/arches.ts';
import { city } from './scenes/city.ts';
import { fields } from './scenes/fields.ts';
import { harbor } from './scenes/harbor.ts';
import { hills } from './scenes/hills.ts';
import { islands } from './scenes/islands.ts';
import { market } from './scenes/market.ts';
import { roofs } from './scenes/roofs.ts';
import { terraces } from './scenes/terraces.ts';
import { turbines } from './scenes/turbines.ts';
import { works } from './scenes/works.ts';
import type { Place } from './places.ts';
import type { Scene } from './view.ts';

export const SCENES = { terraces, harbor, city, works, market, fields, hills, turbines, arches, islands, roofs } satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;

/** The scenes that suit each industry, in the order of the industries (server/modules/market/config/lists/industries.ts: ids from 1). */
export const TRADES: readonly (readonly SceneName[])[] = [
  /* Software and IT services */ ['city', 'hills', 'islands'],
  /* Outsourcing and contact centres */ ['city', 'terraces'],
  /* Banking and financial services */ ['terraces', 'arches', 'fields'],
  /* Insurance */ ['terraces', 'roofs', 'hills'],
  /* Hospitals and healthcare */ ['roofs', 'hills'],
  /* Pharmaceuticals and life sciences */ ['hills', 'works'],
  /* Education */ ['roofs', 'arches'],
  /* Retail */ ['market'],
  /* E-commerce */ ['market', 'harbor'],
  /* Food and beverage */ ['market', 'fields'],
  /* Hotels and tourism */ ['islands', 'arches'],
  /* Logistics and transportation */ ['harbor'],
  /* Manufacturing */ ['works'],
  /* Electronics and semiconductors */ ['works', 'city'],
  /* Construction and engineering */ ['city', 'works'],
  /* Real estate */ ['roofs', 'city'],
  /* Energy and utilities */ ['turbines'],
  /* Telecommunications */ ['city', 'hills'],
  /* Media and advertising */ ['city', 'market'],
  /* Professional services */ ['city', 'terraces', 'arches'],
  /* Automotive */ ['works', 'hills'],
  /* Agriculture and fisheries */ ['fields', 'terraces'],
  /* Games and entertainment */ ['city', 'islands'],
  /* Blockchain and Web3 */ ['hills', 'city'],
  /* Nonprofits and public services */ ['arches', 'roofs'],
  /* Facilities and security services */ ['city', 'roofs'],
];

/** The scene to draw in a place: the given one, or a similar one if the place can't have it. */
export function possibleIn({ isTerraced, hasSea }: Place, name: SceneName): SceneName {
  if (name === 'terraces' && !isTerraced) return 'fields';
  if (name === 'islands' && !hasSea) return 'hills';
  return name;
}
