/** Libraries that few pages need, or only after a click, with a pattern that identifies their scripts. */
export const heavyLibraries: [name: string, pattern: RegExp][] = [
  ['the highlighter', /prism-react-renderer|prismjs|Prism\.languages/],
  ['the progress bar', /nprogress/i],
  ['the toasts', /Toastify__|react-toastify/],
  ['the monitoring', /DD_RUM|browser-intake/],
  ['the validator', /ZodError|invalid_type/],
  ['the search', /pagefind\.js|pagefind-entry/],
];
