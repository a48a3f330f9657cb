import { type Drawing, DrawingSheet } from '../frame/drawing.tsx'
import { crab, fish, frog, nautilus, type Paint, ray, round, serpent, squid, turtle, whale } from './shapes.tsx'

/** Body, belly and fin colours of one hue, in OKLCH. */
function paint(hue: number, lightness = 0.66, chroma = 0.1): Paint {
  const tone = (l: number, c: number) => `oklch(${Math.round(l * 100) / 100} ${Math.round(c * 1000) / 1000} ${hue})`
  return {
    body: tone(lightness, chroma),
    light: tone(Math.min(0.93, lightness + 0.2), chroma * 0.6),
    fin: tone(lightness - 0.16, chroma),
  }
}

const DRAWINGS: Readonly<Record<string, () => Drawing>> = {
  minnow: () => fish(paint(200, 0.74, 0.05), { length: 38, height: 20 }),
  goby: () => fish(paint(75, 0.64, 0.07), { length: 38, height: 26, stripes: 4 }),
  perch: () => fish(paint(130, 0.62, 0.1), { length: 38, height: 38, stripes: 3 }),
  'mud-crab': () => crab(paint(45, 0.58, 0.12)),
  catfish: () => fish(paint(260, 0.52, 0.05), { length: 42, height: 28, whiskers: true }),
  'golden-frog': () => frog(paint(95, 0.76, 0.14)),
  'old-carp': () => fish(paint(35, 0.62, 0.17), { length: 42, height: 40, scales: true, whiskers: true }),
  sprat: () => fish(paint(230, 0.76, 0.06), { length: 40, height: 18 }),
  mullet: () => fish(paint(210, 0.62, 0.06), { length: 40, height: 26 }),
  'puffer-fish': () => round(paint(90, 0.76, 0.12), false),
  'sea-bass': () => fish(paint(170, 0.56, 0.06), { length: 42, height: 34, stripes: 2 }),
  ray: () => ray(paint(60, 0.58, 0.07), false),
  turtle: () => turtle(paint(145, 0.55, 0.1)),
  'tide-serpent': () => serpent(paint(190, 0.6, 0.11), true),
  damselfish: () => fish(paint(255, 0.62, 0.15), { length: 32, height: 40, stripes: 2 }),
  lionfish: () => fish(paint(25, 0.6, 0.15), { length: 34, height: 32, stripes: 4, spines: true }),
  'moray-eel': () => serpent(paint(110, 0.64, 0.11), false),
  barracuda: () => fish(paint(235, 0.66, 0.05), { length: 46, height: 16, stripes: 5 }),
  'manta-ray': () => ray(paint(265, 0.46, 0.07), true),
  'bronze-crab': () => crab(paint(70, 0.66, 0.12)),
  'reef-dragon': () => serpent(paint(20, 0.6, 0.17), true),
  lanternfish: () => fish(paint(280, 0.56, 0.08), { length: 36, height: 28, lamps: true }),
  anglerfish: () => round(paint(40, 0.46, 0.07), true),
  'giant-squid': () => squid(paint(15, 0.64, 0.12), false),
  'ghost-shark': () => fish(paint(220, 0.82, 0.02), { length: 44, height: 26, shark: true }),
  'drum-whale': () => whale(paint(245, 0.5, 0.08)),
  'jade-nautilus': () => nautilus(paint(160, 0.66, 0.12)),
  'night-kraken': () => squid(paint(310, 0.5, 0.14), true),
}

export const DRAWN_FISH: readonly string[] = Object.keys(DRAWINGS)

export function FishSheet({ ids }: { ids: readonly string[] }) {
  return <DrawingSheet prefix="fish-" viewBox="0 0 120 80" drawings={DRAWINGS} ids={ids} />
}

export function FishPicture({ id }: { id: string }) {
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true">
      <use href={`#fish-${id}`} />
    </svg>
  )
}
