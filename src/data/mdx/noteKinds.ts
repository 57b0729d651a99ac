/** Admonition types (`:::tip[…]`) that `theme/Admonition` renders. */
export const noteKinds = ['tip', 'note', 'info', 'warning', 'danger'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** Legacy admonition types that Docusaurus still accepts. */
export const olderNoteKinds = ['caution', 'important', 'secondary', 'success'] as const;
export type OlderNoteKind = (typeof olderNoteKinds)[number];
