/** C(n, k); 0 where there is none. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let result = 1
  for (let index = 1; index <= k; index += 1) result = (result * (n - k + index)) / index
  return result
}

/** C(n, k) of any size. */
export function chooseBig(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let result = 1n
  for (let index = 1n; index <= BigInt(k); index += 1n) result = (result * (BigInt(n - k) + index)) / index
  return result
}
