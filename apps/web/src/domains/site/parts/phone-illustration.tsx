import { wavePattern } from './patterns.ts'

/** Decorative drawing of a phone that shows a lobby. */
export function PhoneIllustration({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 320 288" preserveAspectRatio="xMidYMin slice" className={className} aria-hidden="true">
      <path d={wavePattern(320, 288)} fill="none" stroke="var(--line)" strokeWidth="1.5" />
      <g transform="translate(20 0)">
        <rect
          x="74"
          y="26"
          width="132"
          height="276"
          rx="20"
          fill="var(--ground)"
          stroke="var(--edge)"
          strokeWidth="3"
        />
        <rect x="84" y="40" width="112" height="20" rx="4" fill="var(--raised)" />
        <circle cx="95" cy="50" r="5" fill="var(--action)" />
        <rect x="106" y="47" width="44" height="6" rx="3" fill="var(--edge)" />
        <rect x="84" y="68" width="112" height="46" rx="6" fill="var(--overlay)" stroke="var(--line)" />
        <circle cx="168" cy="91" r="17" fill="none" stroke="var(--edge)" strokeWidth="2" />
        <circle cx="168" cy="91" r="9" fill="var(--action)" />
        <rect x="92" y="82" width="40" height="6" rx="3" fill="var(--text)" opacity=".8" />
        <rect x="92" y="94" width="52" height="4" rx="2" fill="var(--muted)" opacity=".7" />
        {[0, 1, 2].flatMap((row) =>
          [0, 1, 2].map((column) => (
            <g key={`${row}${column}`} transform={`translate(${84 + column * 39} ${124 + row * 54})`}>
              <rect width="34" height="46" rx="5" fill="var(--raised)" stroke="var(--line)" />
              <path d={TILES[(row * 3 + column) % TILES.length]} fill="none" stroke="var(--edge)" strokeWidth="2" />
            </g>
          )),
        )}
      </g>
    </svg>
  )
}

/** Motifs: sun, gem, waves, fan, lantern. */
const TILES = [
  'M17 15a8 8 0 1 0 .01 0M17 9v-3M17 40v-3M3 23h3M28 23h3',
  'M17 12l10 9-10 14-10-14zM7 21h20',
  'M5 20q6-8 12 0t12 0M5 28q6-8 12 0t12 0',
  'M7 32a12 14 0 0 1 20 0zM17 32V18M12 32l-3-9M22 32l3-9',
  'M11 15h12M9 18h16v12H9zM13 30v5M21 30v5M17 18v12',
]
