import type { Brush, Motif } from '../brush.ts'
import { letters } from '../letters.ts'
import { disc, line, path, place, rect, star } from '../svg.ts'

const digits = (b: Brush) => String(b.int(1, 99)).padStart(2, '0')

/** A lottery ball with its number on a shell disc. */
const ball = (b: Brush, x: number, y: number, radius: number, fill = b.main, shade = b.deep) =>
  b.orb(x, y, radius, fill, shade) +
  disc(x - radius * 0.04, y + radius * 0.02, radius * 0.58, b.shell) +
  letters(digits(b), x - radius * 0.04, y + radius * 0.02, radius * 0.5, { colour: b.ink, weight: 1.3, gap: 2 })

export const BALLS = {
  'one-ball': {
    draw: (b) => ball(b, 0, 0, 98) + disc(-4, 2, 50, 'none', ` stroke="${b.gold}" stroke-width="5"`),
  },
  'three-balls': {
    draw: (b) =>
      ball(b, -48, 44, 52, b.pale, b.main) +
      ball(b, 50, 48, 50, b.deep, b.ink) +
      ball(b, 2, -42, 58) +
      path(star(4, [15, 5]), b.gold, ' transform="translate(76-56)"'),
  },
  drum: {
    draw: (b) =>
      path('M-60 60L-84 106H84L60 60Z', b.deep) +
      disc(0, -10, 92, b.ink) +
      [-34, 8, 44].map((x, index) => b.orb(x, 34 - (index % 2) * 22, 25, [b.main, b.accent, b.pale][index])).join('') +
      b.orb(-8, 54, 22, b.main) +
      `<g fill="none" stroke="${b.pale}" stroke-width="5"><circle cy="-10" r="88"/><ellipse cy="-10" rx="52" ry="88"/><ellipse cy="-10" rx="16" ry="88"/><path d="M-80-48Q0-22 80-48M-88-6Q0 20 88-6M-76 34Q0 58 76 34"/></g>` +
      disc(0, -10, 96, 'none', ` stroke="${b.deep}" stroke-width="9"`) +
      disc(0, -10, 15, b.gold),
  },
  column: {
    draw: (b) =>
      rect(-44, -108, 88, 216, 40, b.ink) +
      ball(b, 0, 64, 36, b.deep, b.ink) +
      ball(b, 0, -6, 36) +
      ball(b, 0, -72, 32, b.pale, b.main) +
      line('M-36-70V60', b.shell, 5, ' opacity=".7"') +
      path('M-58 84H58V108H-58Z', b.gold),
  },
  ticket: {
    draw: (b) =>
      `<g transform="rotate(-14)">${path('M-70-100H70V-22A16 16 0 0 0 70 10V100H-70V10A16 16 0 0 0-70-22Z', b.shell)}` +
      path('M-70-100H70V-56H-70Z') +
      letters(digits(b) + digits(b), 0, -78, 22, { colour: b.shell, weight: 1.1 }) +
      line('M-48-6H52', b.deep, 4, ' stroke-dasharray="7 9"') +
      b.stamp(disc(0, 0, 13, b.pale), ['-42 28', '42 28', '-42 66', '0 66']) +
      b.stamp(disc(0, 0, 13), ['0 28', '42 66']) +
      line('M-46-38H46M-46-24H10', b.deep, 6) +
      `</g>${path(star(12, [32, 25]), b.gold, ' transform="translate(58 70)"')}${disc(58, 70, 13, b.main)}`,
  },
  'ball-pyramid': {
    draw: (b) =>
      b.stamp(b.orb(0, 0, 32, b.deep, b.ink), ['-66 62', '66 62']) +
      ball(b, 0, 62, 33) +
      b.stamp(b.orb(0, 0, 32, b.pale, b.main), ['-33 4', '33 4']) +
      ball(b, 0, -54, 33) +
      line('M-104 98H104', b.gold, 8),
  },
  'number-grid': {
    draw: (b) => {
      const cells = [-66, -22, 22, 66].flatMap((y) => [-66, -22, 22, 66].map((x) => `${x} ${y}`))
      const marked = cells.filter(() => b.random() < 0.3).slice(0, 5)
      return (
        rect(-96, -96, 192, 192, 16, b.deep) +
        b.stamp(rect(-18, -18, 36, 36, 7, b.pale), cells) +
        b.stamp(disc(0, 0, 14), marked.length > 1 ? marked : ['-66-22', '22 66', '22-66']) +
        disc(22, 22, 17, b.gold)
      )
    },
  },
  scoop: {
    draw: (b) =>
      ball(b, -30, -34, 40, b.pale, b.main) +
      ball(b, 36, -26, 44) +
      b.orb(2, -78, 26, b.gold, b.accent) +
      path('M-100-8C-70 8 70 8 100-8C98 50 56 84 0 84C-56 84-98 50-100-8Z') +
      path('M40 5C64 4 84 0 100-8C98 50 56 84 0 84C50 60 60 40 40 5Z', b.deep, ' stroke="none"') +
      place(0, 34, 1, 0, line('M-74-8q18-18 37 0t37 0t37 0t37 0', b.accent, 7)) +
      path('M-40 82H40L48 102H-48Z', b.deep),
  },
} satisfies Record<string, Motif>
