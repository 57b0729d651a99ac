/** What the tools around it say of a build. What its owner says stands in `env.ts`. */

/** Whether the site is built to be published, and not shown to its writers by `npm start`. */
export function isProduction(): boolean {
  return process.env.NODE_ENV === 'production';
}
