import { defineFlow } from '../flow.ts';
import { broken } from '../samples.ts';
import { skillsMachine } from './skills.machine.ts';

export const skillsFlow = defineFlow({
  id: 'skills',
  area: 'profile',
  title: 'Skills',
  purpose: 'Lists what one can do: at most 10 skills, each under 50 characters, none twice; each change is saved at once.',
  source: 'src/machines/skills/skills.machine.ts',
  machine: skillsMachine,
  states: {
    ready: 'The skills are shown, and another can be typed.',
    'ready.idle': 'Nothing was changed yet.',
    'ready.saved': 'The last change is saved.',
    'ready.refused': 'What was typed can not be added; the reason is told.',
    saving: 'The change is shown, and being saved.',
    unsaved: 'The change is shown and not saved; it can be tried again.',
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
