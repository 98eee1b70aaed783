import { createWorkExperience, deleteWorkExperience, listWorkExperiences, updateWorkExperience } from '../../../contract/profile-calls.ts';
import { cook, recordFlow, written } from '../../../src/machines/record/record.fixtures.ts';
import { drivePaths } from './drive.ts';
import { recordPlan } from './recordPlan.ts';

/** By work experience; the other kinds are the same chart and the same view. */
drivePaths(recordFlow)(
  recordPlan(recordFlow, {
    kind: 'workExperience',
    calls: { list: listWorkExperiences, create: createWorkExperience, update: updateWorkExperience, remove: deleteWorkExperience },
    one: cook,
    written,
    part: 'work_experiences',
    tab: '/manage-profile',
    // Its step of the wizard opens the editor in the page (profile.journey.ts).
    step: null,
  }),
);
