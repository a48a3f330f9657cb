/** The platform's number for a VIP desk. */
const VIP_DESK = 2

interface Desk {
  type: number
  url: string | null
}

/** URL of the VIP desk for VIP members if there is one, otherwise of the first other desk. */
export function findSupportDesk(desks: readonly Desk[], { vip }: { vip: boolean }): string | undefined {
  const open = desks.filter((desk): desk is Desk & { url: string } => desk.url !== null)
  const own = vip ? open.find(({ type }) => type === VIP_DESK) : undefined
  return (own ?? open.find(({ type }) => type !== VIP_DESK))?.url
}
