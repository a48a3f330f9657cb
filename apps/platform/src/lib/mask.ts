/** Hides the last four digits: 0133671****. */
export function maskMobile(mobile: string): string {
  return mobile.length > 4 ? `${mobile.slice(0, -4)}****` : '****'
}

/** Keeps the first letter and the domain: l***@mail.example. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '***' : `${email[0]}***${email.slice(at)}`
}

/** First and last letter; hides the length. */
export function maskUsername(username: string): string {
  return `${username.at(0) ?? ''}***${username.at(-1) ?? ''}`
}
