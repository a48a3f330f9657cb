import { createProviderList } from '../provider-list.ts'
import { plumbline } from './plumbline/plumbline.ts'

/** Every provider of lists that the platform can speak to. */
export const SCREENERS = [plumbline] as const

export const screeners = createProviderList(SCREENERS, ({ open }, access) => open(access))

export const { getName: screenerName } = screeners
