import type { Brush, Motif } from '../brush.ts'
import { letters } from '../letters.ts'
import { disc, line, path, place, rect, star } from '../svg.ts'

/** A thick tile seen from a little above: its back shows under the face. */
const block = (b: Brush, width: number, height: number) =>
  rect(-width / 2, -height / 2 + 16, width, height, 14, b.deep) +
  rect(-width / 2, -height / 2 + 8, width, height, 14, b.main) +
  rect(-width / 2, -height / 2 - 4, width, height, 14, b.shell)

const ring = (b: Brush, colour: string) => disc(0, 0, 22, colour) + disc(0, 0, 13, b.shell) + disc(0, 0, 6, colour)

export const TILES = {
  'tile-circles': {
    draw: (b) =>
      block(b, 140, 184) +
      b.stamp(ring(b, b.main), ['-34-54', '34 46']) +
      b.stamp(ring(b, b.deep), ['34-54', '-34 46']) +
      place(0, -4, 1, 0, ring(b, b.gold)),
  },
  'tile-bamboo': {
    draw: (b) => {
      const cane = path('M-9-36H9L7-4H-7ZM-7 2H7L9 34H-9Z')
      return (
        block(b, 140, 184) +
        `<g fill="${b.leaf}">${b.stamp(cane, ['-40-48', '40-48', '-40 40', '40 40', '0 40'])}</g>` +
        place(0, -48, 1, 0, path('M-9-36H9L7-4H-7ZM-7 2H7L9 34H-9Z', b.gold))
      )
    },
  },
  'tile-flower': {
    draw: (b) =>
      block(b, 140, 184) +
      line('M-4 86C10 50-6 30 2 0M4 44C24 40 36 50 46 62', b.leaf, 8) +
      place(
        0,
        -24,
        0.62,
        0,
        b.spin(5, path('M0-12C-50-40-40-92 0-92C40-92 50-40 0-12Z'), { fills: [b.main, b.deep] }),
      ) +
      disc(0, -24, 13, b.gold),
  },
  'tile-pair': {
    draw: (b) => {
      const back = place(
        34,
        -20,
        0.84,
        13,
        rect(-70, -84, 140, 184, 14, b.deep) + rect(-70, -96, 140, 184, 14, b.main) + path(star(4, [40, 14]), b.pale),
      )
      return (
        back +
        place(
          -28,
          14,
          0.86,
          -8,
          block(b, 140, 184) +
            letters('1', 0, -46, 50, { colour: b.deep, weight: 1.2 }) +
            path('M0 0L40 34L0 70L-40 34Z') +
            path(star(4, [24, 9]), b.gold, ' transform="translate(0 35)"'),
        )
      )
    },
  },
  domino: {
    draw: (b) =>
      `<g transform="rotate(18)">${rect(-54, -98, 108, 210, 16, b.deep)}${rect(-54, -106, 108, 206, 16, b.main)}` +
      line('M-42-3H42', b.gold, 7) +
      b.stamp(disc(0, 0, 11, b.accent), ['-27-82', '27-82', '0-54', '-27-26', '27-26', '-27 24', '27 76', '0 50']) +
      '</g>',
  },
  'round-piece': {
    draw: (b) =>
      disc(0, 12, 94, b.deep) +
      disc(0, -2, 94) +
      disc(0, -2, 76, b.shell) +
      disc(0, -2, 66, 'none', ` stroke="${b.main}" stroke-width="5"`) +
      path('M-30 46C-34 12-36-22-14-44L-12-58L0-50C26-48 38-22 44-8C46 2 36 10 28 4L10-4C8 14 32 22 32 46Z', b.deep) +
      line('M-20-28C-28-10-28 10-20 28', b.pale, 5) +
      line('M-36 52H38', b.deep, 9) +
      disc(10, -26, 6, b.gold),
  },
  stones: {
    draw: (b) =>
      rect(-98, -98, 196, 196, 12, b.main) +
      line('M-84-66H84M-84-22H84M-84 22H84M-84 66H84M-66-84V84M-22-84V84M22-84V84M66-84V84', b.deep, 4) +
      b.stamp(disc(0, 0, 20, b.ink), ['-22-22', '22 22', '66-22', '-66 66']) +
      b.stamp(disc(0, 0, 20, b.shell), ['22-22', '-22 22', '22-66', '66 66', '-66-22']) +
      disc(-22, -66, 20, b.gold),
  },
  'four-animals': {
    draw: (b) =>
      rect(-98, -98, 196, 196, 14, b.deep) +
      b.spin(4, path('M-90-90H-4V-4H-90Z'), { fills: [b.shell, b.main] }) +
      path('M-47-80C-30-80-30-56-40-50C-20-40-24-14-47-14C-70-14-74-40-54-50C-64-56-64-80-47-80Z', b.leaf) +
      path('M16-47C30-70 60-70 70-50L84-62V-32L70-44C60-24 30-24 16-47Z', b.accent) +
      path(star(5, [36, 17]), b.accent, ' transform="translate(-47 48)"') +
      b.stamp(disc(0, 0, 12, b.deep), ['30 30', '64 64', '64 30', '30 64']) +
      path(star(4, [17, 6]), b.gold),
  },
} satisfies Record<string, Motif>
