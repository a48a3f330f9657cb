import type { ReactNode } from 'react'
import type { DepositMethod } from './deposit-methods.tsx'

/** Two tones of the text's colour: an inlay behind, its subject in front. */
const MARKS: Readonly<Record<DepositMethod['method'], ReactNode>> = {
  QR: (
    <>
      <path opacity=".35" d="M6 6h11v11H6zM23 6h11v11H23zM6 23h11v11H6z" />
      <path d="M9 9h5v5H9zM26 9h5v5h-5zM9 26h5v5H9zM23 23h4v4h-4zM30 23h4v4h-4zM23 30h4v4h-4zM29 29h5v5h-5z" />
    </>
  ),
  E_WALLET: (
    <>
      <path opacity=".35" d="M9 10 29 5a3 3 0 0 1 4 3v5H9z" />
      <path
        fillRule="evenodd"
        d="M9 12h22a4 4 0 0 1 4 4v15a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4zm17 8a3.5 3.5 0 1 0 0 7h9v-7z"
      />
      <circle cx="27" cy="23.5" r="1.6" />
    </>
  ),
  REDIRECT: (
    <>
      <path opacity=".35" d="M8 7h24a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V10a3 3 0 0 1 3-3z" />
      <path d="M8 7h24a3 3 0 0 1 3 3v5H5v-5a3 3 0 0 1 3-3zM9 20h9v3H9zM9 26h6v3H9zM25 19l7 5.5-7 5.5v-3.500h-4v-4h4z" />
    </>
  ),
  MANUAL: (
    <>
      <path opacity=".35" d="M9 17h4v13H9zM18 17h4v13h-4zM27 17h4v13h-4z" />
      <path d="m20 4 15 8v3H5v-3zM6 31h28v4H6z" />
    </>
  ),
  USDT: (
    <>
      <path opacity=".35" d="m20 3 14.700 8.500v17L20 37 5.300 28.500v-17z" />
      <path d="M11 12h18v4h-7v3.200c5 .3 8 1.500 8 3s-3 2.700-8 3V32h-4v-6.800c-5-.3-8-1.500-8-3s3-2.700 8-3V16h-7z" />
    </>
  ),
  OTHER: (
    <>
      <path opacity=".35" d="M6 12h28v20H6z" />
      <path d="M6 8h28v4H6zM11 20h4v4h-4zM18 20h4v4h-4zM25 20h4v4h-4z" />
    </>
  ),
}

/** The drawn mark of a way to pay; brands of banks and wallets are not shown. */
export function MethodMark({ method }: Pick<DepositMethod, 'method'>) {
  return (
    <svg viewBox="0 0 40 40" fill="currentColor" aria-hidden="true" className="size-10">
      {MARKS[method]}
    </svg>
  )
}
