/** Formats a number with at most one decimal. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(Object.is(rounded, -0) ? 0 : rounded)
}

/** A filled path; inherits the fill of its group by default. */
export function path(d: string, fill?: string, extra = ''): string {
  return `<path d="${d}"${fill ? ` fill="${fill}"` : ''}${extra}/>`
}

/** A path that is only a stroke. */
export function line(d: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"${extra}/>`
}

/** A filled circle. */
export function disc(x: number, y: number, radius: number, fill?: string, extra = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${fill ? ` fill="${fill}"` : ''}${extra}/>`
}

/** A rectangle, its corners rounded by `corner`. */
export function rect(x: number, y: number, width: number, height: number, corner: number, fill?: string): string {
  const round = corner ? ` rx="${short(corner)}"` : ''
  const paint = fill ? ` fill="${fill}"` : ''
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round}${paint}/>`
}

/** The point at `radius` from the origin, `degrees` clockwise from the top. */
export function polar(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${short(radius * Math.sin(angle))} ${short(-radius * Math.cos(angle))}`
}

/** Path data of a closed figure whose corners alternate between the given radii: one radius a polygon, two a star. */
export function star(points: number, radii: readonly number[], from = 0): string {
  const count = points * radii.length
  const corners = Array.from({ length: count }, (_, index) =>
    polar(radii[index % radii.length] as number, from + (index * 360) / count),
  )
  return `M${corners.join('L')}Z`
}

/** A positioned group. */
export function place(x: number, y: number, scale: number, rotation: number, body: string): string {
  const turn = rotation ? ` rotate(${short(rotation)})` : ''
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`
  return `<g transform="translate(${short(x)} ${short(y)})${turn}${size}">${body}</g>`
}

/** A complete SVG. With a label it is a named image, otherwise decoration. */
export function picture(width: number, height: number, body: string, label?: string): string {
  const title = label ? `<title>${escapeXml(label)}</title>` : ''
  const role = label ? ' role="img"' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${role}>${title}${body}</svg>`
}

function escapeXml(text: string): string {
  const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
  // XML 1.0 does not allow control characters.
  return text.replace(/\p{Cc}/gu, '').replace(/[&<>]/g, (character) => named[character] ?? character)
}
