import type { Database } from "./Database.ts"

/** How often something may happen. */
export interface Quota {
  readonly name: string
  readonly most: number
  /** In so many milliseconds, counted from the first time. */
  readonly within: number
}

/** Counts once more; answers with undefined where that is allowed, else with the seconds until it is again. */
export type SpendQuota = (quota: Quota, now: number) => Promise<number | undefined>

const secondsUntil = (until: unknown, now: number) => Math.max(1, Math.ceil((Number(until) - now) / 1_000))

/** Quotas that all servers of a database count together. What is refused already is read and not written: asking again and again costs no disk. */
export const makeQuotas =
  (database: Database): SpendQuota =>
  async ({ name, most, within }, now) => {
    const [spent] = await database.rows(
      "select until from latchkey_quota where name = ? and until > ? and used >= ?",
      name,
      now,
      most
    )
    if (spent !== undefined) return secondsUntil(spent["until"], now)
    const [row] = await database.rows(
      `insert into latchkey_quota as quota (name, used, started, until) values (?, 1, ?, ?)
       on conflict (name) do update set
         used = case when quota.until <= excluded.started then 1 else quota.used + 1 end,
         started = case when quota.until <= excluded.started then excluded.started else quota.started end,
         until = case when quota.until <= excluded.started then excluded.until else quota.until end
       returning used, until`,
      name,
      now,
      now + within
    )
    return Number(row?.["used"]) <= most ? undefined : secondsUntil(row?.["until"], now)
  }
