import { describe, expect, it } from "vitest"
import { memoryStorage, type Storage } from "../index.ts"
import { storageKeys } from "../storage/keys.ts"
import { readVersioned } from "../storage/versioned.ts"
import { emptySession, readSession, storedVersions, type StoredSession } from "./storedSession.ts"
import { writeSession } from "./writeSession.ts"

const versioned = (version: unknown, value: unknown) => JSON.stringify({ version, value })
const entry = { connectorId: "fox", networkId: "test:1" }

/** What is read of connections that somebody stored for the namespace `test`, whose current wallet is `fox`. */
const connectionsOf = (connections: string, current = "fox") =>
  readSession(
    memoryStorage({
      connections,
      connected_namespaces: "test",
      "test:connected_connector_id": current
    })
  ).connections["test"]
const listOf = (list: unknown, current?: string) => connectionsOf(versioned(1, { test: list }), current)

describe("a stored session that somebody else wrote", () => {
  it("T11 of another version is absent", () => {
    expect(connectionsOf(versioned(1, { test: [entry] }))).toEqual([entry])
    for (const version of [0, 2, "1", undefined, null, [1]])
      expect(connectionsOf(versioned(version, { test: [entry] }))).toBeUndefined()
    const other = {
      recent_wallets: versioned(2, [{ id: "fox", name: "Fox" }]),
      preferred_account_types: versioned(2, { test: "eoa" })
    }
    expect(readSession(memoryStorage(other))).toEqual(emptySession)
  })

  it("T11 that is not an object of a version and a value is absent", () => {
    const text = JSON.stringify([1, { test: [entry] }])
    for (const stored of ["", "{", "null", "1", '"text"', text, versioned(1, undefined), versioned(1, null)])
      expect(connectionsOf(stored)).toBeUndefined()
  })

  it("T11 of more than 200,000 characters is not read; of no more, it is", () => {
    const filled = (length: number) => {
      const text = versioned(1, { test: [entry], other: "" })
      return text.replace('"other":""', `"other":"${"x".repeat(length - text.length)}"`)
    }
    expect(filled(200_000)).toHaveLength(200_000)
    expect(connectionsOf(filled(200_000))).toEqual([entry])
    expect(connectionsOf(filled(200_001))).toBeUndefined()
  })

  it.each([
    ["no id", { networkId: "test:1" }],
    ["an id that is no text", { connectorId: 7, networkId: "test:1" }],
    ["an empty id", { connectorId: "", networkId: "test:1" }],
    ["an id of 201 characters", { connectorId: "x".repeat(201), networkId: "test:1" }],
    ["no network", { connectorId: "owl" }],
    ["a network that is no text", { connectorId: "owl", networkId: 1 }],
    ["a network without a namespace", { connectorId: "owl", networkId: ":1" }],
    ["a network without a reference", { connectorId: "owl", networkId: "test:" }],
    ["a network of three parts", { connectorId: "owl", networkId: "test:1:2" }],
    ["a network of one part", { connectorId: "owl", networkId: "test" }],
    ["nothing", null],
    ["a list", ["owl", "test:1"]],
    ["a text", "owl"]
  ])("T11 a connection with %s is left out alone", (_, bad) => {
    expect(listOf([bad, entry])).toEqual([entry])
  })

  it("T11 an id of 200 characters is one", () => {
    const connectorId = "x".repeat(200)
    expect(listOf([{ ...entry, connectorId }], connectorId)).toEqual([{ ...entry, connectorId }])
  })

  it("T11 keeps of a connection what the kit knows, and a mark that is one", () => {
    expect(listOf([{ ...entry, mark: "abc", accounts: ["a1"] }])).toEqual([{ ...entry, mark: "abc" }])
    for (const mark of [7, "", "x".repeat(201), null, {}])
      expect(listOf([{ ...entry, mark }])).toEqual([entry])
  })

  it("T11 of 50 connections, namespaces and account types the first 20 are read", () => {
    const ids = Array.from({ length: 50 }, (_, index) => `n${index}`)
    const list = ids.map((id) => ({ ...entry, connectorId: id }))
    expect(listOf(list, "n0")).toHaveLength(20)
    expect(listOf(list, "n20")).toBeUndefined()
    const all = Object.fromEntries(ids.map((id) => [id, [entry]]))
    const currents = Object.fromEntries(ids.map((id) => [storageKeys.connectedConnectorId(id), "fox"]))
    const read = (connected: ReadonlyArray<string>) =>
      readSession(
        memoryStorage({
          ...currents,
          connections: versioned(1, all),
          connected_namespaces: connected.join(),
          preferred_account_types: versioned(1, Object.fromEntries(ids.map((id) => [id, "eoa"])))
        })
      )
    expect(Object.keys(read(ids).connections)).toEqual(ids.slice(0, 20))
    expect(Object.keys(read(ids.toReversed()).connections)).toEqual([])
    expect(Object.keys(read(ids).preferredAccountTypes)).toEqual(ids.slice(0, 20))
  })

  it("T11 what is connected needs its namespace among the connected ones, and its current wallet among its own", () => {
    const owl = { ...entry, connectorId: "owl" }
    expect(listOf([owl, entry], "fox")).toEqual([entry, owl])
    expect(listOf([owl, entry], "owl")).toEqual([owl, entry])
    expect(listOf([owl, entry], "hen")).toBeUndefined()
    const connections = versioned(1, { test: [entry], other: [entry] })
    const read = (connected_namespaces: string) =>
      Object.keys(
        readSession(
          memoryStorage({
            connections,
            connected_namespaces,
            "test:connected_connector_id": "fox",
            "other:connected_connector_id": "fox"
          })
        ).connections
      )
    expect(read("test")).toEqual(["test"])
    expect(read(",other,,test,")).toEqual(["other", "test"])
    expect(read("")).toEqual([])
    expect(read("x".repeat(201))).toEqual([])
  })

  it("T11 names of Object's prototype are names like others", () => {
    const stored = '{"version":1,"value":{"__proto__":[{"connectorId":"fox","networkId":"test:1"}]}}'
    expect(connectionsOf(stored)).toBeUndefined()
    expect(readSession(memoryStorage({ connected_namespaces: "constructor,toString" })).connections).toEqual(
      {}
    )
    expect(({} as { connectorId?: string }).connectorId).toBeUndefined()
  })

  it("T11 of recent wallets two are read, each with an id and a name", () => {
    const recent = (value: unknown) =>
      readSession(memoryStorage({ recent_wallets: versioned(1, value) })).recent
    const [fox, owl, hen] = ["fox", "owl", "hen"].map((id) => ({ id, name: id.toUpperCase() }))
    expect(recent([fox, owl, hen])).toEqual([fox, owl])
    expect(recent([{ ...fox, picture: "x" }])).toEqual([fox])
    for (const bad of [
      null,
      7,
      {},
      { id: "fox" },
      { name: "Fox" },
      { id: 7, name: "Fox" },
      { id: "fox", name: "" }
    ])
      expect(recent([bad, owl])).toEqual([owl])
    for (const bad of [undefined, null, {}, "fox", { length: 1 }]) expect(recent(bad)).toEqual([])
  })

  it("T11 of account types those that exist are read", () => {
    const types = (value: unknown) =>
      readSession(memoryStorage({ preferred_account_types: versioned(1, value) })).preferredAccountTypes
    const all = { a: "eoa", b: "smartAccount", c: "payment", d: "ordinal", e: "stx" }
    expect(types(all)).toEqual(all)
    expect(types({ a: "EOA", b: 7, c: null, d: "eoa", "": "eoa" })).toEqual({ d: "eoa" })
    for (const bad of [null, "eoa", ["eoa"], 7]) expect(types(bad)).toEqual({})
  })

  it("T11 what is active is a network id and a namespace, or absent", () => {
    const read = (active_caip_network_id: string, active_namespace: string) => {
      const { activeNetworkId, activeNamespace } = readSession(
        memoryStorage({ active_caip_network_id, active_namespace })
      )
      return [activeNetworkId, activeNamespace]
    }
    expect(read("test:1", "test")).toEqual(["test:1", "test"])
    for (const bad of ["", "test", "test:", ":1", "test:1:2"])
      expect(read(bad, "")).toEqual([undefined, undefined])
    expect(read("test:1", "x".repeat(201))).toEqual(["test:1", undefined])
    expect(Object.keys(readSession(memoryStorage()))).toEqual(Object.keys(emptySession))
  })

  it("T11 a decoder that throws makes a value absent, not the page fail", () => {
    const storage = memoryStorage({ key: versioned(1, 7) })
    const refuse = () => {
      throw new Error("no")
    }
    expect(readVersioned(storage, "key", 1, refuse)).toBeUndefined()
    expect(readVersioned(storage, "key", 1, (value) => value)).toBe(7)
    expect(readVersioned(storage, "other", 1, (value) => value)).toBeUndefined()
  })
})

describe("what is written of a session", () => {
  const session: StoredSession = {
    activeNetworkId: "test:1",
    activeNamespace: "test",
    connections: {
      test: [
        { connectorId: "fox", networkId: "test:1", mark: "abc" },
        { connectorId: "owl", networkId: "test:2" }
      ],
      other: [{ connectorId: "hen", networkId: "other:7" }]
    },
    recent: [{ id: "fox", name: "Fox" }],
    preferredAccountTypes: { test: "smartAccount" }
  }
  /** A storage that tells what was done to it. */
  const recording = () => {
    const memory = memoryStorage()
    const done: Array<string> = []
    const storage: Storage = {
      ...memory,
      set: (key, value) => {
        done.push(`set ${key}`)
        memory.set(key, value)
      },
      remove: (key) => {
        done.push(`remove ${key}`)
        memory.remove(key)
      }
    }
    return { storage, done: () => done.splice(0) }
  }

  it("S3.20 in part: all of it is read back", () => {
    const { storage } = recording()
    writeSession(storage, emptySession, session)
    expect(readSession(storage)).toEqual(session)
    expect(storage.get("connected_namespaces")).toBe("test,other")
    expect(storage.get("test:connected_connector_id")).toBe("fox")
    expect(JSON.parse(storage.get("connections")!)).toEqual({
      version: storedVersions.connections,
      value: session.connections
    })
  })

  it("only what changed is written, and a namespace that was left leaves no wallet of its own behind", () => {
    const { storage, done } = recording()
    writeSession(storage, emptySession, session)
    done()
    const { test } = session.connections
    const left = { ...session, connections: { test: test! } }
    writeSession(storage, session, left)
    expect(done()).toEqual([
      "set test:connected_connector_id",
      "remove other:connected_connector_id",
      "set connections",
      "set connected_namespaces"
    ])
    expect(readSession(storage)).toEqual(left)
    writeSession(storage, left, { ...left, recent: [] })
    writeSession(storage, left, { ...left, preferredAccountTypes: {} })
    writeSession(storage, left, { ...left, activeNetworkId: "test:2" })
    writeSession(storage, left, { ...left, activeNamespace: "other" })
    expect(done()).toEqual([
      "set recent_wallets",
      "set preferred_account_types",
      "set active_caip_network_id",
      "set active_namespace"
    ])
    writeSession(storage, left, { ...left, connections: {} })
    expect(done()).toEqual([
      "remove test:connected_connector_id",
      "remove connections",
      "remove connected_namespaces"
    ])
  })

  it("a page that knows no active network leaves the one that is stored", () => {
    const { storage, done } = recording()
    writeSession(storage, emptySession, session)
    done()
    const { activeNetworkId: _network, activeNamespace: _namespace, ...others } = session
    writeSession(storage, session, others)
    expect(done()).toEqual([])
    expect(readSession(storage)).toEqual(session)
  })
})
