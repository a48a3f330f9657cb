import { wavePattern } from '../../parts/patterns.ts'
import { Illustration } from './illustration.tsx'

/** A boat with a lantern at sea. */
export function NotFoundIllustration() {
  return (
    <Illustration>
      <circle cx="252" cy="70" r="46" fill="var(--raised)" stroke="var(--edge)" strokeWidth="2" />
      <path d="M214 84a46 46 0 0 0 72 16a46 46 0 0 1-72-16z" fill="var(--line)" />
      <path d="M30 52h54M52 64h62M270 142h46" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M96 132Q164 176 240 130Q224 172 170 172Q116 172 96 132Z"
        fill="var(--overlay)"
        stroke="var(--edge)"
        strokeWidth="2"
      />
      <path d="M136 148q4-38 34-38t34 38q-34 10-68 0z" fill="var(--surface)" stroke="var(--edge)" strokeWidth="2" />
      <path d="M147 148q3-28 23-36M170 110v44M193 148q-3-28-23-36" fill="none" stroke="var(--edge)" strokeWidth="1.5" />
      <path d="M106 138V84q0-8 8-8h4" fill="none" stroke="var(--muted)" strokeWidth="3" strokeLinecap="round" />
      <path d="M118 78v6" stroke="var(--muted)" strokeWidth="2" />
      <path d="M110 84h16l4 9l-4 17h-16l-4-17z" fill="var(--action)" />
      <path d="M114 110v6M122 110v6" stroke="var(--action)" strokeWidth="2" />
      <path
        transform="translate(0 146)"
        d={wavePattern(360, 74, 18)}
        fill="var(--ground)"
        stroke="var(--line)"
        strokeWidth="2"
      />
    </Illustration>
  )
}
