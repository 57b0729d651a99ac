/** A link that opens the visitor's own mail program with everything filled in. */
export function mailtoLink({to, subject, body}: {to: string; subject: string; body: string}): string {
  // Mail programs take "+" for itself, so blanks must be %20: URLSearchParams will not do.
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
