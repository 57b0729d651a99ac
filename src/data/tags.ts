import type {Tag} from './tagSchema';

/**
 * Third-party tags, which start in the order of this list. The Content-Security-Policy, the consent banner, the privacy
 * policy and `npm run launch-check` follow from it; README.md in this folder has an example.
 */
export const tags: readonly Tag[] = [];
