import { defineFlow } from '../flow.ts';
import { broken } from '../samples.ts';
import { skillsMachine } from './skills.machine.ts';

export const skillsFlow = defineFlow({
  id: 'skills',
  area: 'profile',
  title: 'Skills',
  purpose: 'Lists the user’s skills: at most 10, each under 50 characters, without duplicates; each change is saved right away.',
  source: 'src/machines/skills/skills.machine.ts',
  machine: skillsMachine,
  states: {
    ready: 'The skills are shown, and another can be typed.',
    'ready.idle': 'Nothing has changed yet.',
    'ready.saved': 'The last change is saved.',
    'ready.refused': 'The input can’t be added; the field says why.',
    saving: 'The change is shown, and being saved.',
    unsaved: 'The change is shown but couldn’t be saved; the user can try again.',
  },
  fixtures: {
    inputs: { some: { skills: ['Baking'] } },
    events: {
      'skill.added': [
        { type: 'skill.added', name: 'Menu planning' },
        { type: 'skill.added', name: 'baking ' },
      ],
      'skill.removed': [{ type: 'skill.removed', name: 'Baking' }],
      'skills.retried': [{ type: 'skills.retried' }],
    },
    actors: {
      saveSkills: {
        done: [
          { ok: true, skills: ['Baking', 'Menu planning'] },
          { ok: false, fault: 'skill.tooMany' },
        ],
        error: [broken],
      },
    },
    project: ({ shown }) => [shown.includes('Baking'), shown.includes('Menu planning')],
    takesEachWayOnce: true,
  },
});
