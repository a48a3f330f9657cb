import { createProviderList } from '../provider-list.ts'
import { quietgate } from './quietgate/quietgate.ts'

/** Every register of excluded persons that the platform can speak to. */
export const REGISTERS = [quietgate] as const

export const registers = createProviderList(REGISTERS, ({ open }, access) => open(access))

export const { getName: registerName, open: openRegisters } = registers
