import { useState } from 'react'

/** A selection of several values. Shown at once, because the owner may take a moment, and the next change must build on this one. */
export function useChosen<Value extends string>(
  selected: readonly Value[],
  onChange: (selected: readonly Value[]) => void,
): [ReadonlySet<Value>, (chosen: readonly Value[]) => void] {
  const [ticked, setTicked] = useState(selected)
  const [inForce, setInForce] = useState(selected)
  if (selected.join() !== inForce.join()) {
    setInForce(selected)
    setTicked(selected)
  }
  const choose = (next: readonly Value[]) => {
    setTicked(next)
    onChange(next)
  }
  return [new Set(ticked), choose]
}
