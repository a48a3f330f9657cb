import { languagePath } from '@playhouse/shared/language-path.ts'
import { activeLanguage } from './i18n/i18n.ts'

/**
 * An address of this site to give to others, in the language of the page: previews and readers without a choice of their own see it so.
 * @param path begins with a slash
 */
export function shareAddress(path: string): string {
  return location.origin + languagePath(activeLanguage(), path, undefined)
}

/** The same for an address from the platform; one of another site stays as it is. */
export function shareLink(link: string): string {
  const own = `${location.origin}/`
  return link.startsWith(own) ? shareAddress(link.slice(own.length - 1)) : link
}
