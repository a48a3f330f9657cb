// Loaded into every process of a test (`--import`, see test-clock.ts): `?42` makes its clock show 42 ms more than the machine's.
import { ServerResponse } from 'node:http'

/**
 * Makes `Date` show another time than the machine, and go on from there. Stands alone: browsers run its text.
 * @param {number} aheadMs
 */
export function shiftDate(aheadMs) {
  const Machine = Date
  const now = () => Machine.now() + aheadMs
  /** @param {unknown[]} parts */
  function Shifted(...parts) {
    if (!new.target) return new Machine(now()).toString()
    return Reflect.construct(
      Machine,
      parts.length === 0 ? [now()] : parts,
      new.target === Shifted ? Machine : new.target,
    )
  }
  Object.defineProperties(Shifted, {
    name: { value: 'Date' },
    length: { value: Machine.length },
    prototype: { value: Machine.prototype, writable: false },
    now: { value: now, writable: true, configurable: true },
  })
  // Inherits `UTC` and `parse`.
  Object.setPrototypeOf(Shifted, Machine)
  Object.defineProperty(Machine.prototype, 'constructor', { value: Shifted, writable: true, configurable: true })
  globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (Shifted))
}

/**
 * Cookies' `Expires`, which browsers compare with the machine's clock. `Max-Age` needs nothing.
 * @param {number} aheadMs
 */
function shiftCookies(aheadMs) {
  const { setHeader } = ServerResponse.prototype
  /** @param {unknown} cookie */
  const shift = (cookie) =>
    String(cookie).replace(/(?<=; expires=)[^;]+/i, (at) => new Date(Date.parse(at) - aheadMs).toUTCString())
  ServerResponse.prototype.setHeader = function (name, value) {
    const isCookie = name.toLowerCase() === 'set-cookie'
    const shifted = Array.isArray(value) ? value.map(shift) : shift(value)
    return setHeader.call(this, name, isCookie ? shifted : value)
  }
}

const aheadMs = Number(new URL(import.meta.url).search.slice(1))
if (aheadMs) {
  shiftDate(aheadMs)
  shiftCookies(aheadMs)
}
