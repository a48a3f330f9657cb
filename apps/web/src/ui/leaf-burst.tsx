import { useEffect, useRef } from 'react'
import { REDUCED_MOTION, useMedia } from './use-media.ts'

const LEAVES = 18
const FALL_MS = 900
/** Degrees between neighbours, so that leaves fly to all sides in no order that the eye finds. */
const GOLDEN_ANGLE = 137.5

/** Squares of gold leaf that fly apart once, each time `count` grows. The box around it must be `relative`. */
export function LeafBurst({ count }: { count: number }) {
  const box = useRef<HTMLSpanElement>(null)
  const isStill = useMedia(REDUCED_MOTION)
  const shown = useRef(0)
  useEffect(() => {
    if (count <= shown.current) return
    shown.current = count
    if (isStill) return
    for (const [index, leaf] of Array.from(box.current?.children ?? []).entries()) {
      const angle = (index * GOLDEN_ANGLE * Math.PI) / 180
      const reach = 60 + (index % 5) * 22
      const x = Math.cos(angle) * reach * 1.6
      const y = Math.sin(angle) * reach * 0.6
      // Not in jsdom.
      leaf.animate?.(
        [
          { opacity: 1, transform: 'rotate(0deg) scale(0.4)' },
          { opacity: 1, transform: `translate(${x}px, ${y}px) rotate(${index * 40}deg)`, offset: 0.45 },
          { opacity: 0, transform: `translate(${x * 1.1}px, ${y + 60}px) rotate(${index * 70}deg) scale(0.8)` },
        ],
        { duration: FALL_MS, delay: index * 10, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
      )
    }
  }, [count, isStill])
  return (
    <span ref={box} aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      {Array.from({ length: LEAVES }, (_, index) => (
        <span
          key={index}
          className="absolute bg-win opacity-0"
          style={{
            insetInlineStart: '6rem',
            top: '50%',
            width: index % 3 === 0 ? 10 : 6,
            height: index % 3 === 0 ? 10 : 6,
          }}
        />
      ))}
    </span>
  )
}
