import { wavePattern } from '../../parts/patterns.ts'
import { Illustration } from './illustration.tsx'

/** A locked moon gate. */
export function RegionIllustration() {
  const lattice =
    [-54, -36, -18, 18, 36, 54].map((x) => `M${x}-80V80`).join('') + 'M-80-48H80M-80-16H80M-80 16H80M-80 48H80'
  return (
    <Illustration>
      <g transform="translate(180 110)">
        <path d="M-150-96H150V96H-150Z" fill="var(--surface)" stroke="var(--line)" strokeWidth="2" />
        <path d="M-164-104H164L150-90H-150Z" fill="var(--raised)" stroke="var(--edge)" strokeWidth="2" />
        <clipPath id="wall">
          <path d="M-149-95H149V95H-149Z" />
        </clipPath>
        <g clipPath="url(#wall)" opacity=".8">
          <g transform="translate(-154 40)">
            <path d={wavePattern(308, 42, 14)} fill="none" stroke="var(--line)" strokeWidth="1.5" />
          </g>
        </g>
        <circle r="86" fill="var(--edge)" />
        <circle r="79" fill="var(--ground)" />
        <clipPath id="gate">
          <circle r="78" />
        </clipPath>
        <g clipPath="url(#gate)">
          <path d={lattice} stroke="var(--edge)" strokeWidth="2.5" />
          <path d="M0-80V80" stroke="var(--muted)" strokeWidth="6" />
        </g>
        <circle cx="-11" cy="0" r="8" fill="none" stroke="var(--muted)" strokeWidth="3" />
        <circle cx="11" cy="0" r="8" fill="none" stroke="var(--muted)" strokeWidth="3" />
        <path d="M-11 8V20M11 8V20" stroke="var(--muted)" strokeWidth="3" />
        <path d="M-18 20h36v24h-36z" fill="var(--action)" />
        <path d="M0 28v8" stroke="var(--on-action)" strokeWidth="3" strokeLinecap="round" />
      </g>
    </Illustration>
  )
}
