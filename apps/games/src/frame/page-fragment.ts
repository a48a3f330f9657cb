/**
 * Parameters that the site passes in the fragment of the frame's URL, which no server receives: `#sound=on`, and the
 * preselected bet of a sportsbook. The page has no storage of its own.
 */
export function pageFragment(): URLSearchParams {
  return new URLSearchParams(typeof location === 'undefined' ? '' : location.hash.slice(1))
}
