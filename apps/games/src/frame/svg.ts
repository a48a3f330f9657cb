const SVG = 'http://www.w3.org/2000/svg'

/** Creates an SVG element outside React, for drawings that change on every frame. */
export function svgElement(
  tag: string,
  attributes: Record<string, string | number>,
  ...children: (Node | string)[]
): SVGElement {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}
