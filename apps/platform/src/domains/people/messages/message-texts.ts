import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { lotteryName } from '@playhouse/engines/lottery/names.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { BRAND_OFFSET_MS, BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import { formatMoney } from '@playhouse/shared/money-format.ts'
import type { Namespaces } from '../../../lib/namespaces.generated.ts'
import { textsIn } from '../../../lib/texts.ts'

type Templates = Namespaces['messages']['templates']

/** `deposit.CONFIRMED` */
export type MessageTemplate = {
  [Group in keyof Templates & string]: `${Group}.${keyof Templates[Group] & string}`
}[keyof Templates & string]

interface Text {
  readonly title: string
  readonly content: string
}

/** Undefined for a template of a newer version. */
function getTemplate(name: string, language: LanguageCode): Text | undefined {
  const messages = textsIn(language, 'platform/messages')
  const templates: Readonly<Record<string, Readonly<Record<string, Text>>>> = messages.templates
  const [group = '', event = ''] = name.split('.')
  const events = Object.hasOwn(templates, group) ? templates[group] : undefined
  return events && Object.hasOwn(events, event) ? events[event] : undefined
}

/** Words a message of the platform. A template of a newer version has no words. */
export function messageText(
  template: string,
  params: Readonly<Record<string, string>>,
  { language, currency }: { language: LanguageCode; currency: string },
): Text {
  const { title, content } = getTemplate(template, language) ?? { title: template, content: '' }
  const messages = textsIn(language, 'platform/messages')
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    contract: messages.contracts,
    ground: messages.grounds,
    change: messages.changes,
  }
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = (name === 'reason' ? getReason(params, language) : params[name]) ?? ''
      if (name === 'amount' || name === 'missing') return formatMoney(value, currency, LANGUAGES[language].bcp47)
      if (name === 'by') return exactTime(value, language)
      if (name === 'lottery') return lotteryNames(value, language)
      const words = Object.hasOwn(named, name) ? named[name] : undefined
      return words && Object.hasOwn(words, value) ? (words[value] ?? value) : value
    })
  return { title: fill(title), content: fill(content) }
}

/** Within the brand's zone, whose name stands with it. */
const exactTime = (at: string, language: LanguageCode): string =>
  `${new Date(at).toLocaleString(LANGUAGES[language].bcp47, { timeZone: BRAND_TIME_ZONE, dateStyle: 'medium', timeStyle: 'short' })} GMT+${BRAND_OFFSET_MS / 3_600_000}`

/** A reason that was given in several languages has `reason_VI` and so on beside it. */
const getReason = (params: Readonly<Record<string, string>>, language: LanguageCode): string | undefined =>
  [language, ...LANGUAGES[language].fallback]
    .map((code) => params[`reason_${code}`])
    .find((text) => text !== undefined) ?? params['reason']

/** @param codes one, or several separated by spaces */
function lotteryNames(codes: string, language: LanguageCode): string {
  const names = codes.split(' ').map((code) => {
    const lottery = findLottery(code)
    return lottery ? lotteryName(lottery, language) : code
  })
  return new Intl.ListFormat(LANGUAGES[language].bcp47).format(names)
}

/** The title of a template that has no parameters in it. */
export function plainTitle(template: string, language: LanguageCode): string | undefined {
  const { title = '' } = getTemplate(template, language) ?? {}
  return title === '' || title.includes('{') ? undefined : title
}
