import type { Module } from '../../../module.ts'
import { dueRanks } from './due-ranks.ts'

export const ranksModule: Module = { jobs: [dueRanks] }
