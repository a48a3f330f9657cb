/** The element of the page's shape in the document that the server sends for a page of a centre. */
export const FIRST_SHAPE = 'first-shape'

let shape: HTMLElement | null = null

/** Keeps the element, which React removes with the rest of what it did not render. */
export function keepFirstShape(): void {
  shape = document.getElementById(FIRST_SHAPE)
}

/** The kept shape in its place below the frame, until the code of the first screen has arrived. */
export function FirstShape() {
  return (
    <div
      ref={(place) => {
        if (place && shape) place.append(shape)
      }}
    />
  )
}
