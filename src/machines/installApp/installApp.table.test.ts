import { type Row, done, fails, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken } from '../samples.ts';
import { installAppFlow } from './installApp.fixtures.ts';

const input = { way: 'byQuestion' };

stateTable(installAppFlow, input, [
  starts(input, 'byQuestion.notOffered', { calls: { watchInstallation: undefined } }),
  starts({ way: 'byHand' }, 'byHand.offered', { calls: {} }),
  starts({ way: 'isApp' }, 'isApp'),
  ['byHand.offered', 'install.requested', 'byHand.steps'],
  ['byHand.steps', 'steps.closed', 'byHand.offered'],
  ['byQuestion.notOffered', 'install.offered', 'byQuestion.offered'],
  ['byQuestion.offered', 'install.requested', 'byQuestion.asking', { calls: { askToInstall: undefined } }],
  ['byQuestion.asking', done('askToInstall', 'accepted'), 'byQuestion.installed'],
  ['byQuestion.asking', done('askToInstall', 'dismissed'), 'byQuestion.notOffered'],
  ['byQuestion.asking', fails('askToInstall', broken), 'byQuestion.notOffered'],
  ...['notOffered', 'offered', 'asking'].map((part): Row => [`byQuestion.${part}`, 'app.installed', 'byQuestion.installed']),
  ['byQuestion.installed', 'app.installed', null],
]);
