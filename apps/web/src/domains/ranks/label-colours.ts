/** Minimum contrast of text this small (WCAG 2.2, 1.4.3). */
const CONTRAST_MIN = 4.5

export interface LabelColours {
  color: string
  backgroundColor: string
}

/**
 * The brand's colours of a label, `#rgb` or `#rrggbb`. If their contrast is too low, the text becomes black or white; undefined
 * for an invalid colour.
 */
export function labelColours(text: string, ground: string): LabelColours | undefined {
  const [front, back] = [luminance(text), luminance(ground)]
  if (front === undefined || back === undefined) return undefined
  const readable = contrast(front, back) >= CONTRAST_MIN
  const plain = contrast(1, back) >= contrast(0, back) ? '#fff' : '#000'
  return { color: readable ? text : plain, backgroundColor: ground }
}

function contrast(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** From 0 (black) to 1 (white). */
function luminance(colour: string): number | undefined {
  const digits = /^#(?:([\da-f]{6})|([\da-f]{3}))$/i.exec(colour)
  const hex = digits?.[1] ?? digits?.[2]?.replace(/./g, '$&$&')
  if (!hex) return undefined
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
