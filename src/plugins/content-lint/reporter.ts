import type {IncomingMessage, ServerResponse} from 'node:http';
import {posix} from 'node:path';
import {type Checker, startChecker} from './checker';
import {formatProblem, type Problem} from './problem';

/** The path at which the dev server sends problems to `browser/notice.ts`. */
export const problemsPath = '/__content-problems';

export type Reporter = {
  check: () => Promise<void>;
  /** Sends the problems to the browser after each check, as server-sent events. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
};

/**
 * Creates a function that checks and prints problems if they have changed. A save during a check triggers another one,
 * so no change is missed.
 */
export function createReporter(checker: Checker, baseUrl: string): Reporter {
  const open = new Set<ServerResponse>();
  let event = '';
  let printed = '';
  let isRunning = false;
  let isOutdated = false;
  let isPrepared = false;
  const report = (problems: readonly Problem[]) => {
    const lines = problems.map(formatProblem).join('\n');
    if (lines !== printed) process.stderr.write(`\nContent:${lines ? `\n${lines}` : ' no problems.'}\n`);
    printed = lines;
    const shown = problems.map((problem) => ({...problem, urls: problem.urls?.map((url) => posix.join(baseUrl, url))}));
    event = `data: ${JSON.stringify(shown)}\n\n`;
    for (const response of open) response.write(event);
  };
  return {
    async check() {
      isOutdated = true;
      if (isRunning) return;
      isRunning = true;
      while (isOutdated) {
        isOutdated = false;
        try {
          report(await checker.check());
        } catch (thrown) {
          process.stderr.write(`\nThe content check failed: ${thrown instanceof Error ? thrown.message : thrown}\n`);
        }
      }
      isRunning = false;
    },
    handle(_request, response) {
      // Not earlier, so that the first page comes first.
      if (!isPrepared) checker.prepare();
      isPrepared = true;
      response.writeHead(200, {'content-type': 'text/event-stream', 'cache-control': 'no-store'});
      response.write(event || ':\n\n');
      open.add(response);
      response.on('close', () => open.delete(response));
    },
  };
}

/**
 * Returns the reporter of a site in this process. After a change of the configuration, Docusaurus loads the plugins and
 * their modules again, but the dev server still sends the problems of the first reporter.
 */
export function reporterOf(root: string, configFile: string, baseUrl: string): Reporter {
  const reporters = globalThis as {[key: symbol]: Reporter | undefined};
  const key = Symbol.for(`content-lint of ${root}`);
  const reporter = reporters[key] ?? createReporter(startChecker(root, configFile), baseUrl);
  reporters[key] = reporter;
  return reporter;
}
