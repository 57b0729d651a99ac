/** What few pages need, or only after a press, by what its script looks like. */
export const heavyParts: [what: string, trace: RegExp][] = [
  ['the highlighter', /prism-react-renderer|prismjs|Prism\.languages/],
  ['the progress bar', /nprogress/i],
  ['the toasts', /Toastify__|react-toastify/],
  ['the monitoring', /DD_RUM|browser-intake/],
  ['the validator', /ZodError|invalid_type/],
  ['the search', /pagefind\.js|pagefind-entry/],
];
