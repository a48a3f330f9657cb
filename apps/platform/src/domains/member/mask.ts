/** A mobile number without its last four digits, as the field masks it: 0133671****. */
export function maskMobile(mobile: string): string {
  return mobile.length > 4 ? `${mobile.slice(0, -4)}****` : '****'
}

/** An e-mail address by its first letter and its domain: l***@mail.example. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '***' : `${email[0]}***${email.slice(at)}`
}
