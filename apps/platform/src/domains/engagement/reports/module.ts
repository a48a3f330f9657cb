import type { Module } from '../../../module.ts'
import { sumGameDays } from './game-days.ts'
import { sumHouseDays } from './house-days.ts'
import { sumLiabilityDays } from './liability-days.ts'

export const reportsModule: Module = { jobs: [sumGameDays, sumHouseDays, sumLiabilityDays] }
