import { wizardFlow } from '../../../src/machines/wizard/wizard.fixtures.ts';
import { drivePaths } from './drive.ts';
import { wizardPlan } from './wizardPlan.ts';

drivePaths(wizardFlow)(wizardPlan);
