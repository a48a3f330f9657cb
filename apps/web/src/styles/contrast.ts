/** An OKLCH token: lightness and chroma from 0, hue in degrees. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

type Rgb = readonly [number, number, number]

/** Linear sRGB, each channel clipped to 0…1 as on a screen. Matrices: https://bottosson.github.io/posts/oklab/ */
function linearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (channel: number) => Math.min(1, Math.max(0, channel))
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(first: Oklch, second: Oklch): number {
  const luminance = (colour: Oklch) => {
    const [red, green, blue] = linearRgb(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The opaque OKLCH tokens of one theme in a stylesheet, by name without dashes. Throws if the theme has no block. */
export function themeTokens(css: string, theme: 'dark' | 'light'): ReadonlyMap<string, Oklch> {
  const block = new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)?.[1]
  if (block === undefined) throw new Error(`The stylesheet has no block for the ${theme} theme`)
  const found = block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)
  return new Map(
    Array.from(found, ([, name = '', lightness, chroma, hue]) => [
      name,
      { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) },
    ]),
  )
}
