import { useState } from 'react'

/**
 * Several values of which each can be ticked. What is ticked shows at once: the owner may take a moment, and the next tick must not start
 * from the list before.
 */
export function useChosen<Value extends string>(
  selected: readonly Value[],
  onChange: (selected: readonly Value[]) => void,
): [ReadonlySet<Value>, (chosen: readonly Value[]) => void] {
  const [ticked, tick] = useState(selected)
  const [inForce, setInForce] = useState(selected)
  if (selected.join() !== inForce.join()) {
    setInForce(selected)
    tick(selected)
  }
  const choose = (next: readonly Value[]) => {
    tick(next)
    onChange(next)
  }
  return [new Set(ticked), choose]
}
