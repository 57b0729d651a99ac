/** Languages of code blocks that the highlighter knows beside its own. */
export const codeLanguages = ['bash', 'diff', 'json'];
