import { Picture } from '../../ui/picture.tsx'
import type { Country } from './country.ts'

/** Decorative: the dialling code is next to it. */
export function Flag({ country, hosts }: { country: Country; hosts: readonly string[] }) {
  return (
    <Picture
      src={country.flag}
      hosts={hosts}
      alt=""
      width={20}
      height={20}
      className="size-5 shrink-0 rounded-full"
      fallback={<span className="size-5 shrink-0 rounded-full bg-hover" />}
    />
  )
}
