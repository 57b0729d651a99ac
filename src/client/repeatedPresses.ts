import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * Ignores the second click of a double click on a link or a submit button, and the auto-repeat of a key that is held
 * there. They would add history entries, send or open a form's message again, report the fields that a response has just
 * emptied as wrong, or choose from a list that the first one has only opened.
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
