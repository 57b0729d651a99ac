/** How the names of pictures end. GIF is left out: it would move by itself, and nobody could pause it. */
export const pictureEndings = ['png', 'jpg', 'jpeg', 'svg', 'webp', 'avif'];

/** The same, as the check and the writers' guide call them. */
export const pictureKinds = 'PNG, JPEG, SVG, WebP or AVIF';
