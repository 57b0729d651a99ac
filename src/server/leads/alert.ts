import type {AttemptResult} from './retry';

/** Time for which the service is unhealthy before an operator is mailed. */
const alertAfterMs = 15 * 60_000;

/**
 * Returns a task that checks the health and sends one mail when the service has been unhealthy for 15 minutes, and one
 * when it is healthy again. A mail that cannot be sent is attempted again by the next run.
 */
export function healthAlert(
  check: () => Promise<Response>,
  send: (mail: {subject: string; text: string}) => Promise<AttemptResult>,
  now = Date.now,
): () => Promise<number> {
  let unhealthySince: number | undefined;
  let isReported = false;
  return async () => {
    const response = await check();
    unhealthySince = response.ok ? undefined : (unhealthySince ?? now());
    const isUnhealthy = unhealthySince !== undefined && (isReported || now() - unhealthySince >= alertAfterMs);
    const state = isUnhealthy ? 'needs attention' : 'is healthy again';
    if (isUnhealthy === isReported) return 0;
    const {ok, answer} = await send({subject: `The lead service ${state}`, text: await response.text()});
    if (!ok) throw new Error(answer);
    isReported = isUnhealthy;
    return 0;
  };
}
