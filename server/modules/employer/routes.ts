import type { Route } from '../../http/route.ts';
import { albumRoutes } from './album.ts';
import { claimRoutes } from './claim.ts';
import { companyPageRoutes } from './company-page.ts';
import { deleteRoutes } from './delete.ts';
import { documentRoutes } from './documents.ts';
import { inviteRoutes } from './invites.ts';
import { joinRoutes } from './join.ts';
import { teamRoutes } from './team.ts';
import { workspaceRoutes } from './workspace.ts';

/** The recruiter's company and its members. */
export const routes: readonly Route[] = [
  ...albumRoutes,
  ...claimRoutes,
  ...companyPageRoutes,
  ...deleteRoutes,
  ...documentRoutes,
  ...inviteRoutes,
  ...joinRoutes,
  ...teamRoutes,
  ...workspaceRoutes,
];
