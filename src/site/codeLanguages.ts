/** Prism languages for code blocks, in addition to those of prism-react-renderer. */
export const codeLanguages = ['bash', 'diff', 'json'];
