export function shiftDate(aheadMs: number): void
