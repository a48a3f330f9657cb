import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'

// Queries by role read the styles of all elements above each; happy-dom copies each one's by `structuredClone`.
CSSPropertyManager.prototype.clone = function clone(this: CSSPropertyManager) {
  const copy = new CSSPropertyManager()
  for (const [name, property] of Object.entries(this.properties)) copy.properties[name] = { ...property }
  return Object.assign(copy, { definedPropertyNames: { ...this['definedPropertyNames'] } })
}
