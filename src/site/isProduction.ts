/** Whether this is a production build, not `npm start`. The site's own settings are in `env.ts`. */
export function isProduction(): boolean {
  return process.env.NODE_ENV === 'production';
}
