/** As high as `MemberGames`, while it is not known whose page it is. Visitors have no such line. */
export function MemberGamesSpace() {
  return <div aria-hidden="true" className="h-26 visitor:hidden" />
}
