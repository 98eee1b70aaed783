// @vitest-environment jsdom
import { createActorContext } from '@xstate/react';
import { useState } from 'react';
import { sampleFlow } from '../../packages/flows/sample/sample.fixtures.ts';
import { sampleMachine } from '../../packages/flows/sample/sample.machine.ts';
import { viewPaths } from './view-paths.tsx';
import { fromElsewhere, unseen } from './view-plan.ts';

const Sample = createActorContext(sampleMachine);

function SignIn() {
  const { send } = Sample.useActorRef();
  const state = Sample.useSelector((snapshot) => snapshot);
  const [text, setText] = useState('');
  if (state.matches({ signIn: 'identify' }))
    return (
      <form data-state="signIn.identify" onSubmit={(event) => (event.preventDefault(), send({ type: 'address.submitted', address: text }))}>
        <input aria-label="Address" value={text} onChange={(event) => setText(event.target.value)} />
        <button type="submit">Go on</button>
      </form>
    );
  if (state.matches({ signIn: 'locked' })) return <p role="alert">Locked</p>;
  if (state.matches({ signIn: 'signedIn' })) return <p data-state="signIn.signedIn">Signed in</p>;
  const step = state.matches({ signIn: { code: 'sending' } }) ? 'sending' : state.matches({ signIn: { code: 'failed' } }) ? 'failed' : 'verifying';
  return (
    <section data-state={`signIn.code.${step}`}>
      {state.matches({ signIn: { code: 'entering' } }) ? (
        <span data-state={`signIn.code.entering.${state.matches({ signIn: { code: { entering: 'resendable' } } }) ? 'resendable' : 'coolingDown'}`} />
      ) : null}
      <input aria-label="Code" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => send({ type: 'code.submitted', code: text })}>
        Check
      </button>
      <button type="button" disabled={!state.can({ type: 'code.resendRequested' })} onClick={() => send({ type: 'code.resendRequested' })}>
        Send again
      </button>
      <button type="button" onClick={() => send({ type: 'address.changeRequested' })}>
        Other address
      </button>
    </section>
  );
}

function Connection() {
  const connection = Sample.useSelector((snapshot) => snapshot.value.connection);
  return <aside data-state={`connection.${connection}`} />;
}

const marked = (state: string) => () => {
  if (document.querySelector(`[data-state~="${state}"]`) === null) throw new Error(`nothing is marked ${state}`);
};

viewPaths(sampleFlow)({
  view: ({ machine, input, options }) => (
    <Sample.Provider logic={machine} options={{ ...options, input }}>
      <SignIn />
      <Connection />
    </Sample.Provider>
  ),
  gestures: {
    'address.submitted': async (user, screen, { address }) => {
      await user.type(screen.getByLabelText('Address'), address);
      await user.click(screen.getByRole('button', { name: 'Go on' }));
    },
    'address.changeRequested': (user, screen) => user.click(screen.getByRole('button', { name: 'Other address' })),
    'code.submitted': async (user, screen, { code }) => {
      await user.clear(screen.getByLabelText('Code'));
      await user.type(screen.getByLabelText('Code'), code);
      await user.click(screen.getByRole('button', { name: 'Check' }));
    },
    'code.resendRequested': (user, screen) => user.click(screen.getByRole('button', { name: 'Send again' })),
    'connection.lost': fromElsewhere('the browser'),
    'connection.found': fromElsewhere('the browser'),
  },
  shows: {
    'signIn.checking': unseen('decides right away'),
    'signIn.identify': marked('signIn.identify'),
    'signIn.code.sending': marked('signIn.code.sending'),
    'signIn.code.failed': marked('signIn.code.failed'),
    'signIn.code.entering.coolingDown': marked('signIn.code.entering.coolingDown'),
    'signIn.code.entering.resendable': marked('signIn.code.entering.resendable'),
    'signIn.code.verifying': marked('signIn.code.verifying'),
    'signIn.locked': (screen) => screen.getByText('Locked'),
    'signIn.signedIn': marked('signIn.signedIn'),
    'connection.online': marked('connection.online'),
    'connection.offline': marked('connection.offline'),
    'connection.reconnecting': marked('connection.reconnecting'),
  },
});
