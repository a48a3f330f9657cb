/**
 * What the site says in the fragment of the frame's address, which no server receives: `#sound=on`, and the selection that a
 * book of events opens with. The page has no storage of its own.
 */
export function pageFragment(): URLSearchParams {
  return new URLSearchParams(typeof location === 'undefined' ? '' : location.hash.slice(1))
}
