import type { Transaction } from '@playhouse/postgres/database.ts'
import type { PlanAct } from './plan-kind.ts'

/** State by the first and last day of a plan; `period` is what the last one is compared with, such as the week. */
export const planState = (
  { startsOn, endsOn }: { startsOn: string; endsOn: string | null },
  today: string,
  period = today,
): 'coming' | 'running' | 'ended' =>
  startsOn > today ? 'coming' : endsOn !== null && endsOn < period ? 'ended' : 'running'

/** Common parts of plans with a first and a last day; `now` is the day, or the week, in which they end. */
export function datedPlan<Plan extends { row: { startsOn: string; endsOn: string | null } }>({
  noun,
  today,
  now,
  end,
  remove,
}: {
  noun: string
  today: () => string
  now: () => string
  end: { button: string; text: string; store: (tx: Transaction, plan: Plan, endsOn: string) => Promise<void> }
  remove: (tx: Transaction, plan: Plan) => Promise<void>
}) {
  const getState = ({ row }: Plan) => planState(row, today(), now())
  const acts: PlanAct<Plan>[] = [
    {
      name: 'end',
      heading: 'End it',
      button: end.button,
      text: end.text,
      isPossible: (plan) => getState(plan) === 'running',
      isUseful: ({ row }) => row.endsOn !== now(),
      refusal: `There is no running ${noun} with this ID.`,
      run: async (tx, plan) => {
        const endsOn = now()
        await end.store(tx, plan, endsOn)
        return { old: { endsOn: plan.row.endsOn }, new: { endsOn } }
      },
    },
    {
      name: 'remove',
      heading: 'Remove it',
      button: 'Remove',
      isPossible: (plan) => getState(plan) === 'coming',
      refusal: `There is no upcoming ${noun} with this ID.`,
      run: async (tx, plan) => {
        await remove(tx, plan)
        return { old: plan }
      },
    },
  ]
  return {
    acts,
    isFixed: ({ row }: Plan) => row.startsOn <= today(),
    isEnded: (plan: Plan) => getState(plan) === 'ended',
  }
}
