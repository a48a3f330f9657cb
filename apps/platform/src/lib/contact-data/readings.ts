import { withLatinLetters } from '@playhouse/shared/look-alikes.ts'

/** A text in the forms in which contact data may be read. */
export interface Readings {
  /** Lower case, with ASCII digits and signs, without invisible characters; spelt words (`e v i l`) are joined. */
  plain: string
  /** The same with Latin letters for those of other scripts that look like them. */
  latin: string
  /** The same without accents. */
  folded: string
}

/** Characters without a place of their own, and the frame of keycap emoji. */
const INVISIBLE = /[\p{Cc}\p{Cf}\uFE0F\u20E3]/gu
const DOTS = /[。．·•‧∙⋅・]/gu
const DASHES = /[‐‑‒–—―_]/gu
/** Three single letters and more, with a space or a dot between them. */
const SPELT = /(?<![\p{L}\p{N}])\p{L}(?:[ .]\p{L}){2,}(?![\p{L}\p{N}])/gu

export function getReadings(text: string): Readings {
  const signs = text
    .replace(/\s+/gu, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(DOTS, '.')
    .replace(DASHES, '-')
  const plain = asciiDigits(signs).replace(SPELT, (letters) => letters.replace(/[ .]/g, ''))
  const latin = withLatinLetters(plain)
  return { plain, latin, folded: foldAccents(latin) }
}

export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')

/** Converts digits of any script to ASCII; each script has its ten in sequence. */
function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    let value = 0
    for (let code = (digit.codePointAt(0) ?? 0) - 1; value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code)); code -= 1)
      value += 1
    return String(value % 10)
  })
}
