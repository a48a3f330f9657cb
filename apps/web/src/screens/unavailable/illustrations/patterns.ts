/** Rows of overlapping waves, as they are inlaid in lacquer: one path over a field of the given size. */
export function wavePattern(width: number, height: number, radius = 20): string {
  const arcs: string[] = []
  for (let row = 0, y = radius; y <= height + radius; row += 1, y += radius) {
    for (let x = row % 2 === 0 ? 0 : radius; x <= width + radius; x += radius * 2) {
      for (const r of [radius, radius * 0.66, radius * 0.33]) arcs.push(`M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0`)
    }
  }
  return arcs.join('')
}

/** The points of a circle's edge, evenly spread from the top, as `x y` pairs. */
export function around(count: number, radius: number, from = 0): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = from + (index / count) * Math.PI * 2 - Math.PI / 2
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
  })
}
