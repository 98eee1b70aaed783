import { type Row, done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken } from '../samples.ts';
import { skillsFlow } from './skills.fixtures.ts';

const add = (name: string) => ({ type: 'skill.added', name });
const two = ['Baking', 'Menu planning'];

stateTable(skillsFlow, { skills: ['Baking'] }, [
  starts({ skills: ['Baking'] }, 'ready.idle', { calls: {} }),
  ...['ready.idle', 'ready.saved', 'ready.refused', 'saving', 'unsaved'].flatMap((from): Row[] => [
    [from, add(' Menu  planning '), 'saving', { given: { fault: 'required' }, sets: { shown: two, fault: null }, calls: { saveSkills: { skills: two } } }],
    [from, add('baking '), 'ready.refused', { sets: { fault: 'skill.exists', shown: ['Baking'] }, calls: {} }],
    [from, { type: 'skill.removed', name: 'Baking' }, 'saving', { sets: { shown: [] }, calls: { saveSkills: { skills: [] } } }],
  ]),
  ['saving', done('saveSkills', { ok: true, skills: two }), 'ready.saved', { sets: { stored: two, shown: two } }],
  [
    'saving',
    done('saveSkills', { ok: false, fault: 'skill.tooMany' }),
    'ready.refused',
    { given: { shown: two }, sets: { shown: ['Baking'], fault: 'skill.tooMany' } },
  ],
  ['saving', fails('saveSkills', broken), 'unsaved', saysFailed],
  ['unsaved', 'skills.retried', 'saving', { given: { shown: two }, calls: { saveSkills: { skills: two } } }],
]);
