import type { Module } from '../../../module.ts'
import { dueBirthdays } from './due-birthdays.ts'
import { dueRanks } from './due-ranks.ts'

export const ranksModule: Module = { jobs: [dueRanks, dueBirthdays] }
