import {useEffect, useLayoutEffect, useState} from 'react';
import {isInputEntered, reportInput, restoreInput} from './restoreInput';

/** Restores input from before hydration in the page or an island, as soon as React has rendered it. */
export function useRestoredInput({isRendered = true}: {isRendered?: boolean} = {}): void {
  const [, setRestored] = useState(false);
  useLayoutEffect(() => {
    if (!isRendered) return;
    restoreInput();
    // A state update in a layout effect makes React run the effects at once
    // (https://react.dev/reference/react/useLayoutEffect#caveats): otherwise a click could come before the report, and
    // the form would take the reported value for a change after the click.
    if (isInputEntered()) setRestored(true);
  }, [isRendered]);
  useEffect(() => {
    if (isRendered) reportInput();
  }, [isRendered]);
}
