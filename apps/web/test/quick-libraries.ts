import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'
import React from 'react'
import { flushSync } from 'react-dom'

/** Not those that a test replaces. */
const { setImmediate, setTimeout } = globalThis

// React's production build lacks `act`, by which Testing Library waits until the page shows what an event changes.
React.act ??= ((work: () => unknown) => {
  const result = flushSync(work)
  if (!(result instanceof Promise)) return result
  // React renders transitions in tasks of their own.
  return result.finally(() => new Promise((resolve) => setTimeout(() => setImmediate(resolve))))
}) as typeof React.act

// Queries by role read the styles of all elements above each; happy-dom copies each one's by `structuredClone`.
CSSPropertyManager.prototype.clone = function clone(this: CSSPropertyManager) {
  const copy = new CSSPropertyManager()
  for (const [name, property] of Object.entries(this.properties)) copy.properties[name] = { ...property }
  return Object.assign(copy, { definedPropertyNames: { ...this['definedPropertyNames'] } })
}
