type SearchLog = typeof import('./searchLog');

/**
 * Calls `act` with the log of searches once its chunk is loaded, in the order of the calls; never if that fails.
 * `undefined` without the setting `SITE_FEEDBACK`: the bundler then drops the chunk.
 */
export const withSearchLog = process.env.SITE_FEEDBACK
  ? (act: (log: SearchLog) => void): void => {
      import('./searchLog').then(act, () => undefined);
    }
  : undefined;
