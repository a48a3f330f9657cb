/** Fields of the ground, each a tile of a repeating pattern in hairlines. */
const TILES = [
  {
    size: '48 24',
    path: 'M0 24A24 24 0 0 1 48 24M8 24A16 16 0 0 1 40 24M-24 12A24 24 0 0 1 24 12M24 12A24 24 0 0 1 72 12',
  },
  { size: '40 40', path: 'M20 0L40 20L20 40L0 20ZM20 10L30 20L20 30L10 20Z' },
  { size: '64 20', path: 'M0 10C16 -4 16 24 32 10S48 24 64 10M0 20C16 6 16 34 32 20S48 34 64 20' },
  { size: '48 48', path: 'M0 12H24V36H12V24M48 12H36M24 48V42M0 36H6M36 48V24H48M24 0V6' },
  {
    size: '56 56',
    path: 'M28 28m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M28 28m-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0M28 28m-28 0a28 28 0 1 0 56 0a28 28 0 1 0 -56 0',
  },
]

/** The inlaid ground of a game's page: which pattern depends on the game's id. Out: an SVG that fills its parent. */
export function inlay(nodeId: number): string {
  const tile = TILES[Math.abs(nodeId) % TILES.length]
  const [width, height] = tile?.size.split(' ') ?? []
  return `<svg class="inlay" aria-hidden="true"><defs><pattern id="inlay" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path d="${tile?.path}" fill="none" stroke="currentColor"/></pattern></defs><rect width="100%" height="100%" fill="url(#inlay)"/></svg>`
}

/** The hue of a game's ground, in degrees; spread so that neighbouring ids differ. */
export function hueOf(nodeId: number): number {
  return (Math.abs(nodeId) * 137) % 360
}
