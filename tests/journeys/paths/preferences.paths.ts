import { createJobPreference, deleteJobPreference, listJobPreferences, updateJobPreference } from '../../../contract/profile-calls.ts';
import { onsiteCook, preferencesFlow, remoteCook } from '../../../src/machines/preferences/preferences.fixtures.ts';
import { drivePaths } from './drive.ts';
import { recordPlan } from './recordPlan.ts';

drivePaths(preferencesFlow)(
  recordPlan(preferencesFlow, {
    kind: 'preference',
    calls: { list: listJobPreferences, create: createJobPreference, update: updateJobPreference, remove: deleteJobPreference },
    one: remoteCook,
    written: onsiteCook,
    part: 'job_preferences',
    tab: '/manage-profile/preferences',
    // Its wizard step opens the editor in the page (profile.journey.ts).
    step: null,
  }),
);
