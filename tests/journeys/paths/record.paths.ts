import { createWorkExperience, deleteWorkExperience, listWorkExperiences, updateWorkExperience } from '../../../contract/profile-calls.ts';
import { cook, recordFlow, written } from '../../../src/machines/record/record.fixtures.ts';
import { drivePaths } from './drive.ts';
import { recordPlan } from './recordPlan.ts';

/** With work experience; the other kinds use the same chart and view. */
drivePaths(recordFlow)(
  recordPlan(recordFlow, {
    kind: 'workExperience',
    calls: { list: listWorkExperiences, create: createWorkExperience, update: updateWorkExperience, remove: deleteWorkExperience },
    one: cook,
    written,
    part: 'work_experiences',
    tab: '/manage-profile',
    // Its wizard step opens the editor in the page (profile.journey.ts).
    step: null,
  }),
);
