/**
 * An OKLCH colour as `#rrggbb`, so that a renderer without CSS Color 4 shows it too. A colour outside sRGB loses chroma
 * until it fits; lightness and hue stay.
 *
 * @param lightness 0 to 1
 * @param chroma 0 to about .37
 * @param hue degrees
 * @see https://www.w3.org/TR/css-color-4/#color-conversion-code
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  for (let c = chroma; c > 0; c -= 0.005) {
    const rgb = linearRgb(lightness, c, hue)
    if (rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)) return hex(rgb)
  }
  return hex(linearRgb(lightness, 0, hue))
}

function linearRgb(lightness: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function hex(rgb: number[]): string {
  return `#${rgb
    .map((channel) =>
      Math.round(gamma(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function gamma(channel: number): number {
  const value = Math.min(1, Math.max(0, channel))
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}
