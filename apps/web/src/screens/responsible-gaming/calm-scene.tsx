import { inlayWaves } from '../closed/inlay.ts'

/** Still water under a low sun. Decoration. */
export function CalmScene({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 420 180" className={className} aria-hidden="true">
      <circle cx="296" cy="104" r="52" fill="var(--raised)" stroke="var(--edge)" strokeWidth="2" />
      <circle cx="296" cy="104" r="40" fill="none" stroke="var(--line)" strokeWidth="2" />
      <path d="M180 62h46M206 74h54M356 52h40" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
      <g transform="translate(0 112)">
        <path d="M0 0H420V68H0Z" fill="var(--surface)" />
        <path d={inlayWaves(420, 68, 17)} fill="none" stroke="var(--line)" strokeWidth="1.5" />
      </g>
      <path
        d="M348 112q10-30 30-34q-6 12-4 22q10-10 22-8q-8 8-10 20z"
        fill="var(--overlay)"
        stroke="var(--edge)"
        strokeWidth="2"
      />
    </svg>
  )
}
