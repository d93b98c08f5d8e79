import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { DatabaseSync } from "node:sqlite"
import postgres from "postgres"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { isPostgresInstalled, startPostgres } from "../../../../tests/stack/process/startPostgres.ts"
import { isRedisInstalled, startRedis } from "../../../../tests/stack/process/startRedis.ts"
import { storeContract } from "../../support/storeContract.ts"
import { memoryStore } from "./memoryStore.ts"
import { postgresStore } from "./postgresStore.ts"
import { redisStore, type SendRedis } from "./redisStore.ts"
import { sqliteStore } from "./sqliteStore.ts"

describe("the store in memory", () => {
  storeContract(async () => {
    const store = memoryStore()
    return [store, store]
  })
})

const newFile = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "siwx-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, "sign-ins.sqlite")
}
const openSqlite = (file: string) => {
  const database = new DatabaseSync(file, { timeout: 5_000 })
  onTestFinished(() => database.close())
  return database
}

describe("the store in SQLite", () => {
  storeContract(async () => {
    const file = newFile()
    return [sqliteStore(openSqlite(file)), sqliteStore(openSqlite(file))]
  })

  it("forgets what has expired, once a minute", async () => {
    const database = openSqlite(newFile())
    const clock = { now: 1_000 }
    const store = sqliteStore(database, { table: "sign_ins", now: () => clock.now })
    const count = () => Number(database.prepare("select count(*) as n from sign_ins").get()?.["n"])
    for (const name of ["a", "b", "c"]) await store.set(name, name, 2_000)
    await store.set("d", "d", 200_000)
    clock.now = 60_999
    await store.set("e", "e", 200_000)
    expect(count()).toBe(5)
    clock.now = 61_000
    expect(await store.add("f", "f", 200_000)).toBe(true)
    expect(count()).toBe(3)
  })

  it("T02 in part: takes no table whose name is more than a name", () => {
    const database = openSqlite(newFile())
    for (const table of ["", "a b", "a;drop table b", 'a"', "a.b.c"])
      expect(() => sqliteStore(database, { table })).toThrow(`"${table}" is no name of a table.`)
  })

  it("tries again to make its table after it could not", async () => {
    const database = openSqlite(newFile())
    let failures = 2
    const store = sqliteStore({
      exec: (sql) => {
        if (failures-- > 0) throw new Error("locked")
        return database.exec(sql)
      },
      prepare: (sql) => database.prepare(sql)
    })
    await expect(store.get("a")).rejects.toThrow("locked")
    expect(await store.get("a")).toBeUndefined()
  })
})

describe.runIf(isPostgresInstalled("sign-ins in Postgres"))("the store in Postgres", () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server?.stop())
  let round = 0
  storeContract(async () => {
    const table = `public.sign_ins_${++round}`
    const open = () => {
      const sql = postgres(server.url, { max: 4, onnotice: () => {} })
      onTestFinished(() => sql.end())
      return postgresStore((text, values) => sql.unsafe(text, [...values]), { table })
    }
    return [open(), open()]
  })
})

/** The least of a client: one command at a time, as Redis' protocol has them. */
const connectRedis = async (port: number): Promise<SendRedis> => {
  const socket = connect(port, "127.0.0.1")
  onTestFinished(() => void socket.destroy())
  let turn: Promise<unknown> = Promise.resolve()
  const ask = async (command: ReadonlyArray<string>) => {
    const parts = command.map((text) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`)
    socket.write(`*${command.length}\r\n${parts.join("")}`)
    let seen = Buffer.alloc(0)
    for (;;) {
      seen = Buffer.concat([seen, ((await once(socket, "data")) as [Buffer])[0]])
      const line = seen.indexOf("\r\n")
      if (line === -1) continue
      const [kind, text] = [String.fromCharCode(seen[0]!), seen.subarray(1, line).toString()]
      if (kind === "-") throw new Error(text)
      if (kind !== "$") return text
      const length = Number(text)
      if (length === -1) return null
      if (seen.length >= line + 2 + length + 2) return seen.subarray(line + 2, line + 2 + length)
    }
  }
  return (command) => {
    const mine = turn.then(() => ask(command))
    turn = mine.catch(() => undefined)
    return mine
  }
}

describe.runIf(isRedisInstalled("sign-ins in Redis"))("the store in Redis", () => {
  let server: Awaited<ReturnType<typeof startRedis>>
  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(() => server?.stop())
  let round = 0
  storeContract(async () => {
    const prefix = `shop-${++round}:`
    const [one, other] = [await connectRedis(server.port), await connectRedis(server.port)]
    return [redisStore(one, { prefix }), redisStore(other, { prefix })]
  })

  it("keeps its keys under its prefix, each with its end", async () => {
    const send = await connectRedis(server.port)
    await redisStore(send).set("session:a", "text", Date.now() + 60_000)
    const left = Number(await send(["PTTL", "latchkey-siwx:session:a"]))
    expect(left > 50_000 && left <= 60_000).toBe(true)
  })
})
