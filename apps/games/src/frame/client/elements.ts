import type { AmountPart } from './wording.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** The element a selector finds. @throws Error if the page has none */
export function find<T extends Element = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}

/** An HTML element with a class and children. */
export function make(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.append(...children)
  return element
}

/** An SVG element with attributes and children. */
export function draw(tag: string, attributes: Record<string, string | number>, ...children: Node[]): SVGElement {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}

/** An amount with its sign lighter than its digits. */
export function amountElement(parts: readonly AmountPart[], className = ''): HTMLElement {
  const children = parts.map(({ text, sign }) => (sign ? make('span', 'sign', text) : text))
  return make('span', `amount ${className}`.trim(), ...children)
}

/** A term and its description for a list of pairs. */
export function pair(term: string, description: Node | string, className = ''): HTMLElement[] {
  return [make('dt', '', term), make('dd', className, description)]
}

/** True where the player wants no motion: results just appear. */
export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))
}
