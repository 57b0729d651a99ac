import preload from '../routes/preload';

const requested = new Set<string>();

/**
 * Replaces `window.docusaurus`, which Docusaurus' links call: see the README. Fetches a page when its link is
 * hovered or touched, but not when the link comes into view. Routes are found by path, without query and fragment.
 */
export default {
  prefetch: () => false,
  preload(url: string): Promise<unknown> | false {
    const [path = ''] = url.split(/[?#]/);
    const {connection} = navigator as {connection?: {effectiveType?: string; saveData?: boolean}};
    if (connection?.saveData || connection?.effectiveType?.includes('2g') || requested.has(path)) return false;
    requested.add(path);
    return preload(path);
  },
};
