import { expect, it } from "vitest"
import { makeSecrets } from "../secrets.ts"
import type { Database } from "./Database.ts"
import { makeQuotas } from "./makeQuotas.ts"
import { openDatabase } from "./openDatabase.ts"

const quota = { name: "a", most: 2, within: 10_000 }

it("T31 in part: what is refused again and again writes nothing, and is allowed again in time", async () => {
  const database = await openDatabase(makeSecrets([new Uint8Array(32)]))
  const written: Array<string> = []
  const watched: Database = {
    ...database,
    rows: (sql, ...values) => {
      if (!sql.startsWith("select")) written.push(sql)
      return database.rows(sql, ...values)
    }
  }
  const spend = makeQuotas(watched)
  expect([await spend(quota, 0), await spend(quota, 1)]).toEqual([undefined, undefined])
  expect(written).toHaveLength(2)
  for (let again = 0; again < 20; again++) expect(await spend(quota, 2_000)).toBe(8)
  expect(written).toHaveLength(2)
  expect(await spend({ ...quota, name: "b" }, 2_000)).toBeUndefined()
  expect([await spend(quota, 10_000), await spend(quota, 10_001), await spend(quota, 10_002)]).toEqual([
    undefined,
    undefined,
    10
  ])
  await database.close()
})
