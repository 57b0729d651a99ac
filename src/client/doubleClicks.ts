import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * A double click is one step. The second press would follow a link once more, each time a step of its own for back,
 * open a form's message again, or find the fields that an answer has just emptied and call them wrong.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(
    'click',
    (event) => {
      const {detail, target} = event;
      if (detail > 1 && target instanceof Element && target.closest('a[href^="/"], [type=submit]'))
        event.preventDefault();
    },
    {capture: true},
  );
}
