/** A link that opens the visitor's own mail program with the subject, and the body where there is one, filled in. */
export function mailtoLink({to, subject, body}: {to: string; subject: string; body?: string}): string {
  // Mail programs take "+" for itself, so blanks must be %20: URLSearchParams will not do.
  const filledIn = Object.entries({subject, body}).flatMap(([field, text]) =>
    text === undefined ? [] : `${field}=${encodeURIComponent(text)}`,
  );
  return `mailto:${to}?${filledIn.join('&')}`;
}
