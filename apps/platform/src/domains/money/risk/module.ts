import type { Module } from '../../../module.ts'
import { dueInterventions } from './due-interventions.ts'
import { dueRisk } from './due-risk.ts'

export const riskModule: Module = { jobs: [dueRisk, dueInterventions] }
