/** The origin that knows how many stars a repository has: browsers are let ask it, and do. */
export const codeHost = 'https://api.github.com';
