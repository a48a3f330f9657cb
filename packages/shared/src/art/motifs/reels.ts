import type { Motif } from '../brush.ts'
import { letters } from '../letters.ts'
import { disc, line, path, place, rect, star } from '../svg.ts'

export const REELS = {
  reels: {
    draw: (b) => {
      const symbols = [
        path('M0-28L24 0L0 28L-24 0Z') + path('M0-28L24 0L0 28Z', b.deep),
        disc(0, 0, 23) + disc(0, 0, 11, b.accent),
        letters('7', 0, 0, 42, { colour: b.deep, weight: 1.7 }),
        path(star(5, [28, 12])),
        path('M0 25C-32 2-28-26-12-24Q-4-22 0-13Q4-22 12-24C28-26 32 2 0 25Z'),
      ]
      const first = b.int(0, 4)
      const column = (x: number, offset: number) =>
        rect(x - 28, -86, 56, 172, 6, b.shell) +
        [-58, 0, 58]
          .map((y, row) => place(x, y, row === 1 ? 1 : 0.8, 0, symbols[(first + row * 2 + offset) % 5] as string))
          .join('')
      return (
        rect(-102, -98, 204, 196, 20, b.deep) +
        column(-62, 0) +
        column(0, 3) +
        column(62, 1) +
        path('M-102-12L-84 0L-102 12ZM102-12L84 0L102 12Z', b.gold) +
        line('M-84 0H84', b.accent, 3, ' opacity=".7"')
      )
    },
  },
  'rising-arc': {
    faces: 'right',
    draw: (b) =>
      path('M-100 92C0 88 56 40 76-34L96-28V92Z', b.deep) +
      line('M-100 40H96M-100-12H60M-52 92V-90M0 92V-90M48 92V-90', b.pale, 2, ' opacity=".6"') +
      line('M-100 92C0 88 56 40 76-34', b.ink, 16) +
      line('M-100 92C0 88 56 40 76-34', b.main, 10) +
      place(
        74,
        -56,
        1,
        22,
        path('M0-54L34 30L0 14L-34 30Z') + path('M0-54L34 30L0 14Z', b.pale) + path('M0 14L8 40L0 30L-8 40Z', b.gold),
      ),
  },
  pegs: {
    draw: (b) => {
      const rows = [3, 4, 5, 6, 7].flatMap((count, row) =>
        Array.from({ length: count }, (_, index) => `${(index - (count - 1) / 2) * 30} ${row * 30 - 76}`),
      )
      return (
        path('M-46-104H46L104 100H-104Z', b.deep) +
        b.stamp(disc(0, 0, 7, b.pale), rows) +
        [-80, -40, 0, 40, 80]
          .map((x, index) => rect(x - 18, 66, 36, 28, 5, [b.accent, b.main, b.pale][Math.abs(index - 2)]))
          .join('') +
        disc(16, -92, 13, b.gold)
      )
    },
  },
  field: {
    draw: (b) => {
      const cells = [-64, 0, 64].flatMap((y) => [-64, 0, 64].map((x) => `${x} ${y}`))
      const open = b.int(0, 3)
      return (
        b.stamp(rect(-29, -29, 58, 58, 10, b.deep) + rect(-29, -31, 58, 54, 10, b.main), cells) +
        [open, open + 2, open + 5]
          .map(
            (index) =>
              `<g transform="translate(${cells[index]})">${rect(-29, -31, 58, 58, 10, b.ink)}${path('M0-22L20-2L0 20L-20-2Z', index === open ? b.gold : b.pale)}</g>`,
          )
          .join('')
      )
    },
  },
  cube: {
    draw: (b) =>
      path('M0-104L92-54L0-2L-92-54Z', b.pale) +
      path('M-92-54L0-2V104L-92 52Z') +
      path('M92-54L0-2V104L92 52Z', b.deep) +
      `<ellipse cx="0" cy="-53" rx="22" ry="12" fill="${b.gold}"/>` +
      `<g fill="${b.shell}"><ellipse cx="-68" cy="-14" rx="9" ry="13"/><ellipse cx="-24" cy="64" rx="9" ry="13"/><ellipse cx="-46" cy="25" rx="9" ry="13"/>` +
      `<ellipse cx="24" cy="10" rx="9" ry="13"/><ellipse cx="68" cy="-14" rx="9" ry="13"/><ellipse cx="24" cy="64" rx="9" ry="13"/><ellipse cx="68" cy="38" rx="9" ry="13"/></g>`,
  },
  tumble: {
    draw: (b) => {
      const gem = (fill: string) =>
        path('M-30-14L-16-30H16L30-14L0 30Z', fill) + path('M-30-14H30L0 30Z', b.deep, ' opacity=".5"')
      return (
        line('M-60-100V-62M0-104V-74M60-100V-50', b.pale, 7, ' stroke-dasharray="12 12"') +
        [
          [-60, -30, b.main],
          [0, -40, b.gold],
          [60, -16, b.accent],
          [-60, 40, b.pale],
          [0, 30, b.main],
          [60, 52, b.gold],
        ]
          .map(([x, y, fill]) => place(Number(x), Number(y), 1, 0, gem(String(fill))))
          .join('') +
        path('M-104 78H104V100H-104Z', b.deep) +
        line('M-104 84H104', b.gold, 5)
      )
    },
  },
  'high-low': {
    faces: 'right',
    draw: (b) =>
      place(
        -26,
        0,
        1,
        -8,
        rect(-58, -88, 116, 176, 12, b.main) + rect(-46, -76, 92, 152, 8, b.deep) + path(star(8, [42, 18]), b.pale),
      ) +
      place(
        40,
        8,
        1,
        10,
        rect(-52, -80, 104, 160, 12, b.shell) +
          path('M0-56L34-18H14V8H-14V-18H-34Z') +
          path('M0 66L30 34H12V16H-12V34H-30Z', b.gold),
      ),
  },
} satisfies Record<string, Motif>
