import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { NoticeKind } from '../../../db/tables/notices.ts'
import { fillText, textsIn } from '../../../lib/texts.ts'
import { plainTitle } from '../../people/messages/message-texts.ts'

/** A title without amounts and names, as others may see the screen of a phone: that of the message only if it has no parameters. */
export function noticeTitle(language: LanguageCode, kind: NoticeKind, template: string | null): string {
  const letters = textsIn(language, 'platform/letters')
  return (template && plainTitle(template, language)) || letters.notice.titles[kind]
}

export function noticeLetter(language: LanguageCode, title: string, link: string, off: string): string {
  const letters = textsIn(language, 'platform/letters')
  return fillText(letters.notice.email, { title, link, off })
}

export function noticeText(language: LanguageCode, brand: string, title: string, link: string): string {
  const letters = textsIn(language, 'platform/letters')
  return fillText(letters.notice.sms, { brand, title, link })
}
