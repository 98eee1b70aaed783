import { defineFlow } from '../flow.ts';
import { installAppMachine } from './installApp.machine.ts';

export const installAppFlow = defineFlow({
  id: 'installApp',
  area: 'find',
  title: 'Install app',
  purpose: 'Installs the site as an app on a phone, where the browser can.',
  source: 'src/machines/installApp/installApp.machine.ts',
  machine: installAppMachine,
  states: {
    deciding: 'Which way this browser installs sites is looked at.',
    isApp: 'The page is open in the installed app. Nothing is offered.',
    byHand: 'The browser installs from its own menu.',
    'byHand.offered': 'The button is there; it shows the steps.',
    'byHand.steps': 'The steps in the browser’s menu are shown.',
    byQuestion: 'The browser asks a question of its own before it installs.',
    'byQuestion.notOffered': 'The browser does not offer it now, because it is installed, was declined, or never does. Nothing is shown.',
    'byQuestion.offered': 'The button is there.',
    'byQuestion.asking': 'The browser’s question is open.',
    'byQuestion.installed': 'The app is on the device; the page says where.',
  },
  fixtures: {
    inputs: { byQuestion: { way: 'byQuestion' }, byHand: { way: 'byHand' }, app: { way: 'isApp' } },
    events: {
      'install.offered': [{ type: 'install.offered' }],
      'app.installed': [{ type: 'app.installed' }],
      'install.requested': [{ type: 'install.requested' }],
      'steps.closed': [{ type: 'steps.closed' }],
    },
    actors: {
      watchInstallation: {},
      askToInstall: { done: ['accepted', 'dismissed'], error: [new Error('The offer was used before.')] },
    },
    project: ({ way }) => way,
  },
});
