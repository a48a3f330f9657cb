import type { Motif } from '../brush.ts'
import { disc, line, path, place, polar, star } from '../svg.ts'

const facet = (...points: string[]) => path(`M${points.join('L')}Z`)

export const GEMS = {
  brilliant: {
    draw: (b) =>
      path(star(8, [98], 22.5), b.deep) +
      b.spin(8, facet(polar(46, 22.5), polar(70, 0), polar(98, 22.5), polar(70, 45)), {
        fills: [b.main, b.pale, b.main, b.deep, b.main, b.deep, b.main, b.pale],
      }) +
      b.spin(8, facet(polar(46, -22.5), polar(46, 22.5), polar(70, 0)), { fills: [b.pale, b.main] }) +
      path(star(8, [46], 22.5), b.main) +
      path(star(4, [26, 7], b.int(0, 1) * 45), b.gold),
  },
  'emerald-cut': {
    draw: (b) => {
      const rings = [
        [70, 98],
        [52, 78],
        [34, 56],
      ]
      const cut = ([w = 0, h = 0]: number[]) =>
        `M${-w} ${22 - h}L${22 - w} ${-h}H${w - 22}L${w} ${22 - h}V${h - 22}L${w - 22} ${h}H${22 - w}L${-w} ${h - 22}Z`
      return (
        path(cut(rings[0] ?? []), b.main) +
        path('M-48-98H48L30-56H-30Z', b.pale) +
        path('M48 98H-48L-30 56H30Z', b.deep) +
        path('M70-76V76L34 40V-40Z', b.deep, ' opacity=".6"') +
        path(cut(rings[1] ?? []), 'none') +
        path('M-12-56H12L34-34V34L12 56H-12L-34 34V-34Z', b.pale) +
        path('M-12-56H12L34-34L-34 34V-34Z', b.main) +
        line('M-18 12L18-24', b.gold, 7)
      )
    },
  },
  drop: {
    draw: (b) =>
      path('M0-74C26-42 70-10 70 34A70 66 0 0 1-70 34C-70-10-26-42 0-74Z', b.deep) +
      path('M0-74C-26-42-70-10-70 34A70 66 0 0 0 0 100Z', b.main) +
      path('M0-74L34 22L0 100L-34 22Z', b.pale) +
      path('M0-74L34 22L0 100Z', b.main) +
      line('M-70 30L-34 22H34L70 30', b.ink, 3) +
      disc(0, -84, 13, 'none', ` stroke="${b.ink}" stroke-width="13"`) +
      disc(0, -84, 13, 'none', ` stroke="${b.gold}" stroke-width="7"`),
  },
  crystals: {
    draw: (b) => {
      const shaft = (x: number, top: number, width: number, tilt: number) =>
        `<g transform="translate(${x} 84) rotate(${tilt})">` +
        path(`M${-width} 0V${top + 24}L0 ${top}L${width} ${top + 24}V0Z`) +
        path(`M-4 0V${top + 30}L0 ${top}L${width} ${top + 24}V0Z`, b.deep) +
        path(`M${-width} ${top + 24}L0 ${top}L-4 ${top + 30}Z`, b.pale) +
        '</g>'
      return (
        shaft(-40, -100, 17, -34) +
        shaft(42, -112, 18, 34) +
        shaft(-20, -140, 21, -14) +
        shaft(26, -130, 19, 16) +
        shaft(2, -182, 26, 0) +
        path('M-78 96L-56 66L-26 78L0 62L30 80L58 64L80 96Z', b.gold)
      )
    },
  },
  'side-cut': {
    draw: (b) =>
      path('M-54-66H54L100-16L0 96L-100-16Z') +
      path('M-54-66L-100-16H-46ZM54-66L46-16H100L0 96L46-16Z', b.deep) +
      path('M-54-66L-46-16L0-66ZM-46-16H46L0 96Z', b.pale) +
      path('M0-66L-46-16H46Z') +
      path('M54-66L46-16L0-66Z', b.accent) +
      path(star(4, [24, 6]), b.gold, ' transform="translate(-72-72)"'),
  },
  scallop: {
    tones: ['pearl', 'eggshell', 'persimmon', 'celadon', 'plum'],
    draw: (b) =>
      place(
        0,
        0,
        0.92,
        0,
        path('M-34 60L-46 92H46L34 60Z', b.deep) +
          b.spin(9, path('M0 76L-15-70Q0-98 15-70Z'), { y: 76, sweep: 116, fills: [b.pale, b.main] }) +
          path('M-56 70Q0 36 56 70Q0 112-56 70Z', b.deep) +
          disc(0, 66, 22, b.gold) +
          line('M-12 60Q-8 52 0 52', b.shell, 4),
      ),
  },
  opal: {
    tones: ['pearl', 'teal', 'indigo', 'plum', 'jade'],
    draw: (b) =>
      b.spin(16, disc(0, -88, 12, ''), { fills: [b.gold] }) +
      `<ellipse rx="74" ry="74" fill="${b.deep}"/><ellipse rx="64" ry="64" fill="${b.main}"/>` +
      path('M-64 0A64 64 0 0 1 30-56C-10-40-20 10-52 36Z', b.pale, ' opacity=".55" stroke="none"') +
      path('M10 60C24 20 40 0 62-10A64 64 0 0 1 10 62Z', b.accent, ' opacity=".4" stroke="none"') +
      line('M-42-14Q-34-38-12-46', b.shell, 7),
  },
} satisfies Record<string, Motif>
