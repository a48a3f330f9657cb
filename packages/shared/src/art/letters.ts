/** Strokes of capitals and digits on a grid four wide and six high, so that a monogram needs no font. */
const STROKES: Record<string, string> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6H2.4A1.6 1.6 0 0 0 2.4 2.8H0M2.2 2.8A1.4 1.4 0 0 0 2.2 0H0',
  C: 'M4 1.4A2.2 2.4 0 0 0 0 2.4V3.6A2.2 2.4 0 0 0 4 4.6',
  D: 'M0 0V6H1.4A2.6 3 0 0 0 1.4 0Z',
  E: 'M3.8 0H0V6H3.8M0 3H3',
  F: 'M3.8 0H0V6M0 3H3',
  G: 'M4 1.4A2.2 2.4 0 0 0 0 2.4V3.6A2.1 2.4 0 0 0 4 3.6V3.2H2.2',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6M.8 0H3.2M.8 6H3.2',
  J: 'M3.6 0V4.2A1.8 1.8 0 0 1 0 4.2',
  K: 'M0 0V6M4 0L0 3.4M1.4 2.4L4 6',
  L: 'M0 0V6H3.8',
  M: 'M0 6V0L2 3.6L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M0 2.2A2 2.2 0 0 1 4 2.2V3.8A2 2.2 0 0 1 0 3.8Z',
  P: 'M0 6V0H2.2A1.8 1.7 0 0 1 2.2 3.4H0',
  Q: 'M0 2.2A2 2.2 0 0 1 4 2.2V3.8A2 2.2 0 0 1 0 3.8ZM2.2 4L4.2 6.2',
  R: 'M0 6V0H2.2A1.8 1.6 0 0 1 2.2 3.2H0M2 3.2L4 6',
  S: 'M3.8 1.2A1.9 1.5 0 0 0 .2 1.6C.2 3.4 3.9 2.6 3.9 4.4A2 1.6 0 0 1 0 4.8',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V3.8A2 2.2 0 0 0 4 3.8V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L.9 6L2 2L3.1 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3.2L4 0M2 3.2V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4Z',
  1: 'M.6 1.2L2.4 0V6',
  2: 'M.1 1.6A1.9 1.7 0 0 1 3.8 2C3.8 3.4 .2 4.4 0 6H4',
  3: 'M.2 .9A1.8 1.5 0 1 1 1.8 2.8A1.9 1.6 0 1 1 0 4.9',
  4: 'M3 6V0L0 4.2H4',
  5: 'M3.6 0H.6L.3 2.8A2 1.8 0 1 1 0 5',
  6: 'M3.4 .4A2.4 3 0 0 0 0 4M0 4A2 2 0 1 0 4 4A2 2 0 1 0 0 4',
  7: 'M0 0H4L1.4 6',
  8: 'M2 2.8A1.6 1.4 0 1 1 2 0A1.6 1.4 0 1 1 2 2.8A1.9 1.6 0 1 0 2 6A1.9 1.6 0 1 0 2 2.8Z',
  9: 'M.6 5.6A2.4 3 0 0 0 4 2M4 2A2 2 0 1 0 0 2A2 2 0 1 0 4 2',
}

/** Stroke colour, width in grid units and letter spacing. */
interface LetterStyle {
  colour: string
  weight: number
  gap?: number
}

/** Width of a text in grid units, without the thickness of its strokes. */
export function lettersWidth(text: string, gap = 1.6): number {
  return text.length * 4 + (text.length - 1) * gap
}

/** A text of capitals and digits, centred on a point, `height` high. Other characters leave their place
 * empty; caps and joins of the strokes are those of the group the text stands in. */
export function letters(text: string, x: number, y: number, height: number, style: LetterStyle): string {
  const { colour, weight, gap = 1.6 } = style
  const scale = height / 6
  const left = x - (lettersWidth(text, gap) / 2) * scale
  const glyphs = Array.from(text, (character, index) => {
    const d = STROKES[character]
    return d ? `<path d="${d}"${index ? ` transform="translate(${round(index * (4 + gap))})"` : ''}/>` : ''
  })
  return (
    `<g fill="none" stroke="${colour}" stroke-width="${weight}" ` +
    `transform="translate(${round(left)} ${round(y - height / 2)}) scale(${round(scale)})">${glyphs.join('')}</g>`
  )
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}
