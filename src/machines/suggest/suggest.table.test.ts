import { type Row, done, fails, passes, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken } from '../samples.ts';
import { suggestFlow } from './suggest.fixtures.ts';

const [accountant, manager] = [
  { kind: 'title', id: 1, value: 'Accountant', jobs: 120 },
  { kind: 'title', id: 2, value: 'Account Manager', jobs: 80 },
];
const options = [accountant, manager];
const recent = [{ kind: 'recent', id: 0, value: 'nurse', jobs: null }];
const shown = { options, text: 'acc' };
const recalls = { calls: { recallRecent: { kind: 'what' } } };
const typed = (text: string) => ({ type: 'text.typed', text });
const withdrawn = { options: [], active: -1 };
const chosen = (option: object) => ({ emits: [{ type: 'suggestion.chosen', option }] });

stateTable(suggestFlow, { kind: 'what' }, [
  starts({ kind: 'what' }, 'closed', { calls: {} }),
  ['*', typed('acc'), 'looking.waiting', { given: { active: 1 }, sets: { text: 'acc', active: -1 }, waits: { untilTypingPauses: 150 } }],
  ['*', typed(' '), 'recalling', { given: { options, active: 1 }, sets: { text: ' ', ...withdrawn }, ...recalls }],
  ['*', { type: 'text.filled', text: 'Makati' }, 'closed', { given: { options, active: 1 }, sets: { text: 'Makati', ...withdrawn } }],
  ...['recalling', 'looking.waiting', 'looking.loading', 'offering.unmarked', 'offering.marked', 'forgetting', 'nothing', 'unavailable'].map((from): Row => [
    from,
    'suggest.dismissed',
    'closed',
    { given: { options, active: 1 }, sets: withdrawn },
  ]),
  ['closed', 'field.focused', 'looking.waiting', { given: { text: 'acc' } }],
  ['closed', 'field.focused', 'recalling', recalls],
  ['closed', 'suggest.dismissed', null],
  ['recalling', done('recallRecent', recent), 'offering.unmarked', { given: { active: 1 }, sets: { options: recent, active: -1 } }],
  ['recalling', done('recallRecent', []), 'closed'],
  ['looking.waiting', passes('untilTypingPauses'), 'looking.loading', { given: { text: ' acc ' }, calls: { suggest: { text: 'acc', kind: 'what' } } }],
  ['looking.loading', done('suggest', options), 'offering.unmarked', { sets: { options, active: -1 } }],
  ['looking.loading', done('suggest', []), 'nothing', { given: { text: 'acc', options } }],
  ['looking.loading', fails('suggest', broken), 'unavailable', { given: { options }, sets: withdrawn }],
  // The earlier list stays usable during a lookup.
  ...['looking.waiting', 'looking.loading', 'offering.unmarked', 'offering.marked'].flatMap((from): Row[] => [
    [from, 'option.next', 'offering.marked', { given: shown, sets: { active: 0 } }],
    [from, 'option.next', 'offering.marked', { given: { ...shown, active: 1 }, sets: { active: 0 } }],
    [from, 'option.previous', 'offering.marked', { given: shown, sets: { active: 1 } }],
    [from, 'option.first', 'offering.marked', { given: { ...shown, active: 1 }, sets: { active: 0 } }],
    [from, 'option.last', 'offering.marked', { given: shown, sets: { active: 1 } }],
    [from, { type: 'option.pointed', index: 1 }, 'offering.marked', { given: shown, sets: { active: 1 } }],
    [from, { type: 'option.pointed', index: 2 }, null, { given: shown }],
    [from, { type: 'option.chosen', index: 0 }, 'closed', { given: { ...shown, active: 1 }, sets: { text: 'Accountant', options: [] }, ...chosen(accountant) }],
    [from, { type: 'option.chosen' }, 'closed', { given: { ...shown, active: 1 }, sets: { text: 'Account Manager' }, ...chosen(manager) }],
    [from, { type: 'option.chosen' }, null, { given: shown }],
  ]),
  ...['looking.waiting', 'looking.loading'].flatMap((from) =>
    ['option.next', 'option.previous', 'option.first', 'option.last'].map((way): Row => [from, way, null]),
  ),
  ['offering.unmarked', 'recent.forgotten', 'forgetting', { given: { options: recent }, calls: { forgetRecent: { kind: 'what' } } }],
  ['offering.unmarked', 'recent.forgotten', null, { given: shown }],
  ['forgetting', done('forgetRecent'), 'closed'],
  ['nothing', typed('acc'), 'looking.waiting', { given: { options }, sets: { options } }],
]);
