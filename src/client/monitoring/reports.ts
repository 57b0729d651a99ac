import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {setErrorReporter} from '../../runtime/browser/errorReporter';
import {settings} from '../settings';
import {whenIdle} from '../whenIdle';
import {whenLoaded} from '../whenLoaded';
import type {Report} from './monitoring';

/*
 * Reports to monitoring, for all components. Loads monitoring.ts as soon as the page is hydrated or the browser is idle,
 * or on the first reported action, and queues reports until then. Nothing here throws.
 */

/** More reports than a visit makes before monitoring is loaded; limits the queue if it never loads. */
const maxQueued = 100;

const queue: Report[] = [];
let monitoring: typeof import('./monitoring') | undefined;
let loading: Promise<void> | undefined;

/** Makes a call to the monitoring library once it is loaded. */
export function report(call: Report): void {
  if (monitoring) monitoring.report(call);
  else if (queue.length < maxQueued) queue.push(call);
}

/** Reports a visitor's action. The first one loads the library without waiting for an idle browser. */
export function reportAction(name: string, context: object): void {
  report(({library}) => library.addAction(name, context));
  void load().then(() => monitoring?.loadLibrary());
}

/** Reports an error of any type, with context for debugging. */
export function reportError(error: unknown, context: object): void {
  report(({library}) => library.addError(error, context));
}

function load(): Promise<void> {
  loading ??= import('./monitoring').then(
    (loaded) => {
      monitoring = loaded;
      queue.splice(0).forEach(report);
    },
    (error) => {
      // biome-ignore lint/suspicious/noConsole: specification, section 8, requires the error
      if (settings.monitoring) console.error('Monitoring could not be started:', error);
    },
  );
  return loading;
}

/** Loads monitoring once the page is hydrated, so that short visits are recorded. */
const clientModule: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    // In a task of its own, after the one that hydrates the page.
    if (!previousLocation) setTimeout(load);
  },
};
export default clientModule;

if (ExecutionEnvironment.canUseDOM) {
  setErrorReporter(reportError);
  whenLoaded(() => whenIdle(load));
}
