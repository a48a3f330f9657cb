import type { Motif } from '../brush.ts'
import { disc, line, path, place, star } from '../svg.ts'

const LEAF_BLADE = 'M0 0C22-28 60-34 84-10C62 18 26 20 0 0Z'
const NO_SEAM = ' stroke="none"'

/** Rows of round seeds: a stroke of zero-length dashes. */
const seeds = (d: string, colour: string, size: number, gap: number) =>
  line(d, colour, size, ` stroke-dasharray="0 ${gap}"`)

export const FRUIT = {
  cherries: {
    tones: ['vermilion', 'oxblood', 'plum'],
    faces: 'right',
    draw: (b) =>
      b.strand('M-40 10C-34-40-6-74 26-86M46-6C48-40 42-68 26-86', b.leaf, 6) +
      place(24, -84, 0.95, 8, path(LEAF_BLADE, b.gold) + line('M8-2Q40-10 72-9', b.ink, 3)) +
      b.orb(-42, 48, 50) +
      b.orb(50, 38, 46),
  },
  citrus: {
    tones: ['persimmon', 'amber', 'celadon', 'vermilion'],
    draw: (b) => {
      const segments = b.int(8, 10)
      const reach = segments === 8 ? 25 : 20
      return (
        disc(0, 0, 98, b.main) +
        disc(0, 0, 86, b.shell, NO_SEAM) +
        b.spin(segments, path(`M0-12L${reach}-66Q0-92-${reach}-66Z`, '', NO_SEAM), {
          fills: [b.main, b.main, b.pale],
        }) +
        path('M0-34C9-48 6-62 0-68C-6-62-9-48 0-34Z', b.gold)
      )
    },
  },
  pomegranate: {
    tones: ['vermilion', 'oxblood', 'plum'],
    draw: (b) =>
      path('M-24-52L-36-100L-14-80L0-104L14-80L36-100L24-52Z', b.gold) +
      b.orb(0, 18, 82) +
      path('M-54 12C-44-42 44-42 54 12C56 54 24 78 0 84C-24 78-56 54-54 12Z', b.shell) +
      b.spin(7, path('M0 8C-13-6-11-24 0-27C11-24 13-6 0 8Z', '', ` transform="translate(0 6)"`), {
        y: 22,
        fills: [b.main, b.deep],
      }) +
      disc(0, 22, 10, b.main),
  },
  dragonfruit: {
    tones: ['plum', 'vermilion'],
    draw: (b) =>
      b.spin(9, path('M-18-72C-12-98 4-112 24-112C14-98 24-88 20-70Z'), { fills: [b.leaf, b.main] }) +
      disc(0, 0, 84, b.main) +
      disc(0, 0, 68, b.shell) +
      [14, 32, 50].map((r) => seeds(`M${r} 0A${r} ${r} 0 1 1 ${r}-.1`, b.ink, 6, 14.5)).join('') +
      path('M-18-72C-12-98 4-112 24-112C14-98 24-88 20-70Z', b.gold),
  },
  melon: {
    tones: ['vermilion', 'persimmon'],
    draw: (b) =>
      `<g transform="rotate(-16) translate(0-34) scale(1.1)">${path('M-104-20A104 110 0 0 0 104-20Z', b.leaf)}` +
      path('M-90-20A90 96 0 0 0 90-20Z', b.shell, NO_SEAM) +
      path('M-80-20A80 86 0 0 0 80-20Z', b.main, NO_SEAM) +
      path('M-80-20A80 86 0 0 0-36 50L-50-20Z', b.pale, NO_SEAM) +
      seeds('M-48 2A56 60 0 0 0 50 0M-22 0A30 34 0 0 0 26 0', b.ink, 10, 24) +
      `${disc(0, 14, 7, b.gold)}</g>`,
  },
  pear: {
    tones: ['celadon', 'amber', 'jade', 'persimmon'],
    draw: (b) => {
      const skin =
        'M0-72C28-72 30-40 36-18C46 10 70 24 68 58C66 88 36 100 0 100C-36 100-66 88-68 58C-70 24-46 10-36-18C-30-40-28-72 0-72Z'
      return (
        b.strand('M0-66C0-82 6-92 16-100', b.deep, 7) +
        place(6, -78, 0.8, 4, path(LEAF_BLADE, b.gold) + line('M8-2Q40-10 72-9', b.ink, 3)) +
        path(skin) +
        place(0, 8, 0.82, 0, path(skin, b.shell, NO_SEAM)) +
        path('M0 20C28 34 30 70 0 78C-30 70-28 34 0 20Z', b.pale) +
        path('M-6 40C-22 44-20 66-6 68ZM6 40C22 44 20 66 6 68Z', b.ink, NO_SEAM)
      )
    },
  },
  grapes: {
    tones: ['plum', 'indigo', 'celadon', 'jade'],
    draw: (b) => {
      const at = ['-54-34', '-18-38', '18-38', '54-34', '-36-4', '0-8', '36-4', '-18 28', '18 28', '0 62']
      return (
        b.strand('M0-56C2-76 8-90 22-98', b.leaf, 7) +
        b.stamp(b.orb(0, 0, 24), at) +
        path('M4-68C-14-96-40-98-46-84C-70-92-86-78-80-64C-92-58-84-42-70-44C-58-28-24-36 4-68Z', b.gold) +
        line('M0-68Q-40-66-68-56M-28-66L-42-80', b.ink, 3)
      )
    },
  },
  starfruit: {
    tones: ['amber', 'celadon', 'persimmon', 'jade'],
    draw: (b) =>
      line(star(5, [98, 50]), b.ink, 13) +
      path(star(5, [98, 50]), b.main, ` stroke="${b.main}" stroke-width="8"`) +
      path(star(5, [84, 42]), b.pale, NO_SEAM) +
      b.spin(5, path('M0-22C10-34 8-54 0-64C-8-54-10-34 0-22Z'), { fills: [b.deep] }) +
      path(star(5, [22, 9]), b.gold),
  },
  mangosteen: {
    tones: ['plum', 'oxblood'],
    draw: (b) =>
      b.spin(4, path('M0-66C-40-70-44-98-10-104C22-106 38-84 0-66Z', b.leaf), { sweep: 110 }) +
      disc(0, 8, 90, b.deep) +
      disc(0, 8, 76, b.main, NO_SEAM) +
      b.spin(6, path('M0 2C-30-20-32-50 0-62C32-50 30-20 0 2Z', b.shell), { y: 8 }) +
      path('M0 2C-30-20-32-50 0-62C32-50 30-20 0 2Z', b.gold),
  },
  peach: {
    tones: ['persimmon', 'plum', 'celadon', 'vermilion'],
    draw: (b) =>
      place(-8, 88, 1.1, 166, path(LEAF_BLADE, b.leaf)) +
      place(8, 88, 1.1, 14, path(LEAF_BLADE, b.gold)) +
      path('M0-96C16-66 104-66 96 6C90 58 40 84 0 94C-40 84-90 58-96 6C-104-66-16-66 0-96Z', b.pale) +
      path('M0-96C16-66 104-66 96 6C90 58 40 84 0 94C56 34 40-46 0-96Z') +
      line('M-66 8C-70-14-60-30-46-36', b.shell, 8),
  },
} satisfies Record<string, Motif>
