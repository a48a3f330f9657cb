import { isLanguageCode, LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import type { ReasonTexts } from '../../../domains/play/lottery/reasons.ts'
import { html, type Html } from '../../kit/html.ts'
import { refuseFields } from '../../kit/office-error.ts'
import { facts } from '../../kit/page.ts'

/*
 * The reason that members read for a decision, separate from the operators' own, which stays in the audit log. The brand's main language
 * and English are required; a language without a text falls back to one of these.
 */

const LONGEST = 500
const CODES = Object.keys(LANGUAGES) as LanguageCode[]
const getName = (code: LanguageCode) => `memberReason_${code}`

/** The brand's own Vietnamese reads Vietnamese. */
const getMainLanguage = ([first]: readonly string[]): LanguageCode =>
  first === undefined || !isLanguageCode(first) ? 'EN' : first === 'TY' ? 'VI' : first

/** Languages in which a reason is needed, the brand's main one first. */
const getNeededLanguages = (languages: readonly string[]): LanguageCode[] => [
  ...new Set([getMainLanguage(languages), 'EN' as const]),
]

/** @param languages of the brand, its main one first */
export function memberReasonFields(languages: readonly string[], label = 'Reason for members'): Html {
  const needed = getNeededLanguages(languages)
  const others = CODES.filter((code) => code !== 'TY' && languages.includes(code) && !needed.includes(code))
  const input = (code: LanguageCode) =>
    html`<label
      ><span>${label}, ${LANGUAGES[code].name}</span
      ><textarea
        name="${getName(code)}"
        lang="${LANGUAGES[code].bcp47}"
        rows="2"
        maxlength="${LONGEST}"
        ${needed.includes(code) && html`required`}
      ></textarea>
    </label>`
  return html`<div class="columns top">${needed.map(input)}</div>
    ${
      others.length > 0 &&
      html`<details>
        <summary>In further languages; who reads one without a text reads English</summary>
        <div class="columns top">${others.map(input)}</div>
      </details>`
    }`
}

/** @throws OfficeError that names every language which lacks it */
export function readMemberReason(
  values: Readonly<Record<string, string>>,
  languages: readonly string[],
): { reason: string; texts: ReasonTexts } {
  const needed = getNeededLanguages(languages)
  const problems: Record<string, string> = {}
  const texts = Object.fromEntries(
    CODES.flatMap((code) => {
      const text = (values[getName(code)] ?? '').trim()
      if (text === '' && needed.includes(code)) problems[getName(code)] = 'say to members why'
      if ([...text].length > LONGEST) problems[getName(code)] = `has at most ${LONGEST} characters`
      return text === '' ? [] : [[code, text]]
    }),
  ) as ReasonTexts
  if (Object.keys(problems).length > 0) refuseFields(problems)
  return { reason: texts.EN ?? '', texts }
}

/** The reason as a decision keeps it. */
export const memberReasonPayload = (texts: ReasonTexts): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([code, text]) => [getName(code as LanguageCode), text]))

/** Reads the reason that a decision kept; one of an earlier release has a single reason, which was for members too. */
export function getMemberReason(
  payload: Readonly<Record<string, string>>,
  reason: string,
): { reason: string; texts: ReasonTexts | null } {
  const texts = Object.fromEntries(
    CODES.flatMap((code) => (payload[getName(code)] ? [[code, payload[getName(code)]]] : [])),
  )
  return texts['EN'] === undefined ? { reason, texts: null } : { reason: texts['EN'], texts }
}

/** The reason for members, in each language that has it. */
export const memberReasonPart = (texts: ReasonTexts | null): Html =>
  html`${
    texts &&
    html`<h2>What members read</h2>
      ${facts(Object.fromEntries(CODES.map((code) => [code === 'TY' ? 'Vietnamese of this brand' : LANGUAGES[code].name, texts[code]])))}`
  }`
