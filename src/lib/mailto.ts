/** Returns a `mailto:` URL with the subject and an optional body. */
export function mailtoLink({to, subject, body}: {to: string; subject: string; body?: string}): string {
  // Not URLSearchParams: it encodes spaces as "+", which mail clients show literally.
  const parameters = Object.entries({subject, body}).flatMap(([field, text]) =>
    text === undefined ? [] : `${field}=${encodeURIComponent(text)}`,
  );
  return `mailto:${to}?${parameters.join('&')}`;
}
