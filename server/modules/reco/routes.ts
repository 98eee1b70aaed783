import { getHome } from '../../../contract/reco.ts';
import { defineRoute } from '../../http/route.ts';
import { homeOf } from './home.ts';

export const routes = [defineRoute(getHome, ({ db, country, language }) => homeOf(db, country, language))];
