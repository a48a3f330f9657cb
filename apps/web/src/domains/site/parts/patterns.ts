/** SVG path of overlapping waves that covers `width` by `height`. */
export function wavePattern(width: number, height: number, radius = 20): string {
  const arcs: string[] = []
  for (let row = 0, y = radius; y <= height + radius; row += 1, y += radius) {
    for (let x = row % 2 === 0 ? 0 : radius; x <= width + radius; x += radius * 2) {
      for (const r of [radius, radius * 0.66, radius * 0.33]) arcs.push(`M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0`)
    }
  }
  return arcs.join('')
}

/** Points evenly spread on a circle, clockwise from the top; `from` rotates them, in radians. */
export function pointsOnCircle(count: number, radius: number, from = 0): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = from + (index / count) * Math.PI * 2 - Math.PI / 2
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
  })
}
