/** What security.txt says (RFC 9116). */
type SecurityContact = {
  email: string;
  /** Origin of the site. */
  siteUrl: string;
  /** The day on which the file stops being valid, such as 2027-11-21. */
  expires: string;
};

/** The file that tells finders of vulnerabilities where to write, for `/.well-known/security.txt`. */
export function securityTxt({email, siteUrl, expires}: SecurityContact): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/security`,
    '',
  ].join('\n');
}
