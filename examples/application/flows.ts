// A flow models a buyer's task as an object for any front end: read its state, send it events.
import { createFlow, type Step } from '@member-portal/application/flows';

interface CodeEntry {
  readonly step: 'typing' | 'checking' | 'accepted';
  readonly code: string;
}
type CodeEvent = { readonly kind: 'type'; readonly code: string } | { readonly kind: 'submit' | 'accepted' };
type CodeEffect = { readonly kind: 'check'; readonly code: string };

// Pure: returns the next state and the effects of an event. An event that does not apply to a state changes nothing.
const step = (state: CodeEntry, event: CodeEvent): Step<CodeEntry, CodeEffect> => {
  if (event.kind === 'type' && state.step === 'typing')
    return { state: { ...state, code: event.code }, effects: [] };
  if (event.kind === 'submit' && state.step === 'typing' && state.code.length === 6)
    return { state: { ...state, step: 'checking' }, effects: [{ kind: 'check', code: state.code }] };
  if (event.kind === 'accepted' && state.step === 'checking')
    return { state: { ...state, step: 'accepted' }, effects: [] };
  return { state, effects: [] };
};

const entry = createFlow<CodeEntry, CodeEvent, CodeEffect>({
  first: { state: { step: 'typing', code: '' }, effects: [] },
  step,
  // Runs the effects with use cases and ports; their outcome is sent back as an event.
  run: ({ code }, flow) => flow.send({ kind: code === '123456' ? 'accepted' : 'submit' }),
});

entry.subscribe(() => console.log(entry.state().step));
entry.send({ kind: 'submit' });
entry.send({ kind: 'type', code: '123456' }); // -> typing
entry.send({ kind: 'submit' });
// -> checking
// -> accepted
entry.dispose();
