import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { DigitTones } from './draw-marks.ts'

interface DrawnNumberProps {
  /** Undefined while it is still to come. */
  number: string | undefined
  digits: number
  tones?: DigitTones | undefined
  /** The number has just been drawn: its digits roll. */
  rolls?: boolean
}

const TONES = {
  hit: 'rounded-inner bg-win-soft px-0.5 text-win',
  miss: 'rounded-inner bg-bad-soft px-0.5 text-bad line-through',
} as const

/** A number of a result, with own hits lit up digit by digit. Readers hear it whole. */
export function DrawnNumber({ number, digits, tones = [], rolls = false }: DrawnNumberProps) {
  const { t } = useTranslation('draws')
  if (number === undefined) {
    return (
      <span className="figures text-faint">
        <span aria-hidden="true">{'·'.repeat(digits)}</span>
        <span className="visually-hidden">{t('toCome')}</span>
      </span>
    )
  }
  return (
    <span className="figures">
      <span className="visually-hidden">
        {number}
        <span>{tones.includes('hit') ? ` (${t('yours')})` : tones.includes('miss') ? ` (${t('missed')})` : ''}</span>
      </span>
      <span aria-hidden="true" className="inline-flex">
        {getParts(number, tones).map(({ text, tone, from }) => (
          <span key={from} data-tone={tone} className={tone && TONES[tone]}>
            {rolls
              ? [...text].map((digit, index) => (
                  <span key={index} className="roll" style={{ '--place': from + index } as CSSProperties}>
                    <span>{`\u00A0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n${digit}`}</span>
                  </span>
                ))
              : text}
          </span>
        ))}
      </span>
    </span>
  )
}

/** Neighbouring digits of one tone together. */
function getParts(number: string, tones: DigitTones) {
  const parts: { text: string; tone: DigitTones[number]; from: number }[] = []
  for (const [from, text] of [...number].entries()) {
    const last = parts.at(-1)
    if (last && last.tone === tones[from]) last.text += text
    else parts.push({ text, tone: tones[from], from })
  }
  return parts
}
