import { getHome } from '../../../contract/reco.ts';
import { defineRoute } from '../../http/route.ts';
import { companiesHiddenFrom } from '../companies/blocked.ts';
import { homeOf } from './home.ts';

export const routes = [
  defineRoute(getHome, async ({ db, country, language, now, caller }) => homeOf(db, country, language, now, await companiesHiddenFrom(db, caller))),
];
