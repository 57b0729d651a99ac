/** The kinds of notes that stand out in a text (`:::tip[…]`), as `theme/Admonition` draws them. */
export const noteKinds = ['tip', 'note', 'info', 'warning', 'danger'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** Older names of these kinds, which Docusaurus accepts. */
export const olderNoteKinds = ['caution', 'important', 'secondary', 'success'] as const;
export type OlderNoteKind = (typeof olderNoteKinds)[number];
