import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * A double click on a link or a submit button is one step, and so is a key that is held there. The second press would follow a link once more, each time a
 * step of its own for back, send or open a form's message again, find the fields that an answer has just emptied and
 * call them wrong, or choose from what the first has only opened.
 */

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(
    'click',
    (event) => event.detail > 1 && isOn(event, 'a[href], [type=submit]') && event.preventDefault(),
    {capture: true},
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (!event.repeat || !isRepeatedStep(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    {capture: true},
  );
}

/** Enter in a field submits its form. A button waits by itself until its space bar is let go. */
function isRepeatedStep(event: KeyboardEvent): boolean {
  if (event.key === 'Enter') return isOn(event, 'a[href], [type=submit], form input, [role=combobox]');
  return event.key === ' ' && isOn(event, 'button[role=combobox]');
}

function isOn({target}: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
