import { defineFlow } from '../flow.ts';
import { installAppMachine } from './installApp.machine.ts';

export const installAppFlow = defineFlow({
  id: 'installApp',
  area: 'find',
  title: 'Install app',
  purpose: 'Installs the site as an app on a phone, if the browser supports it.',
  source: 'src/machines/installApp/installApp.machine.ts',
  machine: installAppMachine,
  states: {
    deciding: 'Detecting how this browser installs sites.',
    isApp: 'The page is open in the installed app. Nothing is offered.',
    byHand: 'The browser installs from its own menu.',
    'byHand.offered': 'The button is shown; it opens the instructions.',
    'byHand.steps': 'The instructions for the browser’s menu are shown.',
    byQuestion: 'The browser shows a prompt of its own before it installs.',
    'byQuestion.notOffered': 'The browser doesn’t offer to install now: it’s already installed, was declined, or isn’t supported. Nothing is shown.',
    'byQuestion.offered': 'The button is shown.',
    'byQuestion.asking': 'The browser’s prompt is open.',
    'byQuestion.installed': 'The app is installed; the page says where to find it.',
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
