/** Keeps the first three and the last two characters: +84*******78. */
export function maskMobile(mobile: string): string {
  const hidden = mobile.length - 5
  return hidden > 4 ? `${mobile.slice(0, 3)}${'*'.repeat(hidden)}${mobile.slice(-2)}` : '*******'
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
