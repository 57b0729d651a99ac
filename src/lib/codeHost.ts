/** Origin of the code host's API, which returns a repository's star count; the CSP allows browsers to request it. */
export const codeHost = 'https://api.github.com';
