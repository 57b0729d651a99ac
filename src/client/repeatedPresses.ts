import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * A double click is one step, and so is a key that is held. The second press would follow a link once more, each time a
 * step of its own for back, send or open a form's message again, or find the fields that an answer has just emptied and
 * call them wrong.
 */

/** Presses that follow each other within this time, in milliseconds, are meant as one. */
export const onePressMs = 1000;

const steps = 'a[href^="/"], [type=submit]';

if (ExecutionEnvironment.canUseDOM) {
  const capture = {capture: true};
  document.addEventListener('click', (event) => event.detail > 1 && leaveAlone(event, steps), capture);
  document.addEventListener(
    'keydown',
    (event) => event.repeat && event.key === 'Enter' && leaveAlone(event, `${steps}, form input`),
    capture,
  );
}

function leaveAlone(event: Event, pressed: string): void {
  if (event.target instanceof Element && event.target.closest(pressed)) event.preventDefault();
}
