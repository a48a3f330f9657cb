/** Kinds of desks, as the platform numbers them. */
const VIP_DESK = 2

interface Desk {
  type: number
  url: string | null
}

/** The desk that serves a caller: the VIP desk for members of a high rank where there is one, otherwise the first of the others. */
export function findServiceDesk(desks: readonly Desk[], { vip }: { vip: boolean }): string | undefined {
  const open = desks.filter((desk): desk is Desk & { url: string } => desk.url !== null)
  const own = vip ? open.find(({ type }) => type === VIP_DESK) : undefined
  return (own ?? open.find(({ type }) => type !== VIP_DESK))?.url
}
