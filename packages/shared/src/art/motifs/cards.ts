import type { Brush, Motif } from '../brush.ts'
import { letters } from '../letters.ts'
import { CINNABAR } from '../materials.ts'
import { disc, line, path, place, polar, rect, star } from '../svg.ts'

const NO_SEAM = ' stroke="none"'

const SUITS = [
  'M0-30C34 0 30 28 6 18L14 32H-14L-6 18C-30 28-34 0 0-30Z',
  'M0 32C-44-2-30-32-14-30Q-4-28 0-16Q4-28 14-30C30-32 44-2 0 32Z',
  'M0-34L24 0L0 34L-24 0Z',
  'M-5 16A15 15 0 1 1-16-6A15 15 0 1 1 16-6A15 15 0 1 1 5 16L12 32H-12Z',
]

/** The suits alternate lacquer and the tone's darker paint, as cards alternate black and red. */
const suit = (b: Brush, index: number) => path(SUITS[index % 4] as string, index % 2 ? b.deep : b.ink, NO_SEAM)

const card = (b: Brush, index: number, rank: string) =>
  rect(-46, -68, 92, 136, 10, b.shell) +
  place(0, 6, 1.15, 0, suit(b, index)) +
  letters(rank, -30, -50, 20, { colour: index % 2 ? b.deep : b.ink, weight: 1.2 })

export const CARDS = {
  'card-fan': {
    draw: (b) => {
      const first = b.int(0, 3)
      const ranks = ['K', 'A', 'Q']
      const back = rect(-46, -68, 92, 136, 10, b.main)
      return (
        place(-52, 4, 0.92, -34, back) +
        ranks
          .map((rank, index) => place(index * 34 - 26, index * 4 - 8, 1, index * 19 - 14, card(b, first + index, rank)))
          .join('') +
        path(star(4, [14, 5]), b.gold, ' transform="translate(58-66)"')
      )
    },
  },
  ace: {
    draw: (b) => {
      const index = b.int(0, 3)
      const mark = letters('A', -46, -72, 30, { colour: index % 2 ? b.deep : b.ink, weight: 1.1 })
      return `<g transform="rotate(9)">${rect(-68, -102, 136, 204, 14, b.shell)}${rect(-58, -92, 116, 184, 8, 'none')}${mark}<g transform="rotate(180)">${mark}</g>${place(0, 0, 1.7, 0, path(SUITS[index] as string, b.main))}${path(star(4, [13, 5]), b.gold)}</g>`
    },
  },
  queen: {
    tones: ['vermilion', 'indigo', 'plum', 'jade', 'teal', 'persimmon'],
    draw: (b) => {
      const half =
        path('M-60 2C-60-30-40-44-18-48H18C40-44 60-30 60 2Z') +
        path('M-18-48L0 2L18-48Z', b.pale) +
        path('M-28-66C-36-96 36-96 28-66C28-52 34-42 40-38H20V-60H-20V-38H-40C-34-42-28-52-28-66Z', b.deep) +
        path('M-9-40H9V-34L0-22L-9-34Z', b.shell) +
        path('M-21-76C-20-86 20-86 21-76C22-52 12-38 0-38C-12-38-22-52-21-76Z', b.shell) +
        path('M-30-80L-36-106L-14-94L0-112L14-94L36-106L30-80Q0-88-30-80Z', b.gold) +
        line('M-14-64h7M7-64h7', b.ink, 4) +
        line('M-5-49h10', CINNABAR, 4) +
        line('M-44 0V-24M44 0V-24', b.accent, 7)
      return `${rect(-70, -114, 140, 228, 14, b.shell)}${b.spin(2, half)}${line('M-60 0H60', b.gold, 6)}`
    },
  },
  wheel: {
    draw: (b) =>
      disc(0, 0, 100, b.deep) +
      b.spin(
        16,
        path(`M${polar(88, -11.2)}A88 88 0 0 1 ${polar(88, 11.2)}L${polar(50, 11.2)}A50 50 0 0 0 ${polar(50, -11.2)}Z`),
        {
          fills: [b.main, b.ink],
        },
      ) +
      disc(0, 0, 50, b.accent) +
      b.spin(4, path('M-5-8L-7-40A9 9 0 1 1 7-40L5-8Z', b.deep)) +
      disc(0, 0, 15, b.deep) +
      disc(41, -59, 11, b.gold),
  },
  dice: {
    draw: (b) => {
      const pips = (...spots: string[]) => b.stamp(disc(0, 0, 8, b.ink, NO_SEAM), spots)
      return (
        place(
          32,
          -38,
          1,
          16,
          rect(-50, -50, 100, 100, 18, b.deep) +
            rect(-43, -43, 86, 86, 14, b.main) +
            pips('-22-22', '22-22', '0 0', '-22 22', '22 22'),
        ) +
        place(
          -34,
          40,
          1,
          -14,
          rect(-54, -54, 108, 108, 18, b.deep) +
            rect(-47, -47, 94, 94, 14, b.shell) +
            pips('-25-25', '25 25') +
            disc(0, 0, 15, b.gold),
        )
      )
    },
  },
  'shell-bowl': {
    draw: (b) =>
      disc(0, 6, 98, b.deep) +
      disc(0, 6, 84, b.shell) +
      b.stamp(disc(0, 0, 18), ['-40 40', '34 50']) +
      b.stamp(disc(0, 0, 18, b.ink), ['-4 66']) +
      disc(46, 18, 18, b.gold) +
      path('M-76 16C-90-50-50-100 6-96C64-90 88-40 66-4C40 8-30 30-76 16Z') +
      path('M-76 16C-50 6 30-16 66-4C40 12-30 34-76 16Z', b.deep) +
      line('M-58-24C-56-52-36-72-10-76', b.pale, 9),
  },
  'prize-wheel': {
    draw: (b) =>
      b.spin(12, path(`M0 12L${polar(92, -15)}A92 92 0 0 1 ${polar(92, 15)}Z`, '', ' transform="translate(0-4)"'), {
        fills: [b.main, b.pale, b.deep],
      }) +
      disc(0, 0, 94, 'none', ` stroke="${b.deep}" stroke-width="9"`) +
      line('M0-94A94 94 0 1 1-.1-94', b.shell, 7, ' stroke-dasharray="0 24.6"') +
      disc(0, 0, 28, b.accent) +
      path(star(6, [20, 8]), b.deep) +
      path('M-18-112H18L0-74Z', b.gold),
  },
  shaker: {
    draw: (b) => {
      const die = (x: number, y: number, turn: number, fill: string) =>
        place(x, y, 1, turn, rect(-25, -25, 50, 50, 9, fill) + line('M-11-11h0M11 11h0M11-11h0M-11 11h0', b.ink, 9))
      return (
        path('M-82 62V-14C-82-70-46-102 0-102C46-102 82-70 82-14V62Z', b.deep) +
        path('M-70 62V-14C-70-62-40-90 0-90C40-90 70-62 70-14V62Z', b.pale, ' opacity=".35"') +
        die(-32, 30, -10, b.shell) +
        die(34, 32, 14, b.shell) +
        die(0, -18, 38, b.main) +
        line('M-58-10C-58-48-40-68-20-74', b.shell, 7) +
        path('M-102 60H102L86 98H-86Z') +
        path('M-94 78H94L90 88H-90Z', b.gold)
      )
    },
  },
} satisfies Record<string, Motif>
