import { randomBytes } from "node:crypto"
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { toConfiguration } from "../readConfiguration.ts"
import { makeKey } from "../sessions/makeKey.ts"
import { makeSealing } from "../sessions/makeSealing.ts"
import { openSessions } from "../sessions/openSessions.ts"
import { sealedSessions } from "../sessions/sealedSessions.ts"
import { startCloud, type CloudServerOptions } from "../startCloud.ts"
import { examine } from "./examine.ts"

const [older, newer] = [randomBytes(32), randomBytes(32)].map((bytes) => bytes.toString("base64")) as [
  string,
  string
]

/** A node that says of which chain it is. */
const startNode = async (chainId: string) => {
  const node = createServer((_, response) => {
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify({ jsonrpc: "2.0", id: 0, result: chainId }))
  })
  await new Promise<void>((resolve) => node.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    node.closeAllConnections()
    node.close()
  })
  return `http://127.0.0.1:${(node.address() as AddressInfo).port}`
}
const chain = (id: string, rpcUrl: string) => ({
  id,
  rpcUrl,
  coin: { name: "Ether", symbol: "ETH", decimals: 18 }
})
const configured = (secret: string | ReadonlyArray<string>, chains: ReadonlyArray<object> = []) =>
  toConfiguration({ projects: [{ id: "one" }], secret, chains })
const newFile = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "doctor-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, "cloud.sqlite")
}
const started = async (options: Partial<CloudServerOptions> = {}) => {
  const database = newFile()
  const server = await startCloud({ configuration: configured(older), port: 0, database, ...options })
  onTestFinished(() => server.stop())
  return { url: server.url, database, configuration: configured(older) }
}
const told = async (...given: Parameters<typeof examine>) => {
  const found = await examine(...given)
  return found
    .filter(({ level }) => level !== "ok")
    .map(({ level, about, message }) => `${level} ${about}: ${message}`)
}

it("the cloud's doctor finds nothing wrong with a server that is as it should be, and changes nothing", async () => {
  const given = await started()
  const before = readFileSync(given.database)
  const found = await examine(
    { ...given, configuration: configured(older, [chain("eip155:5", await startNode("0x5"))]) },
    Date.now()
  )
  expect(found.map(({ level, about }) => `${level} ${about}`)).toEqual([
    "ok origin",
    "ok clock",
    "ok proxy",
    "ok database",
    "ok secret",
    "ok chain"
  ])
  expect(readFileSync(given.database).equals(before)).toBe(true)
})

it("the cloud's doctor finds a server that is not there or another, a clock that is off, and whoever is believed", async () => {
  const given = await started({ trustProxy: true })
  expect(await told({ ...given, url: "http://127.0.0.1:1" }, Date.now())).toEqual([
    expect.stringMatching(/^error origin: .*start the server first$/)
  ])
  const other = await startNode("0x1")
  expect(await told({ ...given, url: other }, Date.now())).toEqual([
    expect.stringMatching(/^error origin: .*is it this server\?$/)
  ])
  expect(await told(given, Date.now() + 60_000)).toEqual([
    expect.stringMatching(/^error clock: /),
    expect.stringMatching(/^error proxy: .*--proxies/)
  ])
})

it("the cloud's doctor finds a database that is none, in memory or open to others, and what its keys are sealed with", async () => {
  const given = await started()
  const store = await openSessions(given.database)
  const record = {
    pci: "one",
    account: "a",
    project: "one",
    client: "c",
    privateKey: makeKey(),
    createdAt: 1,
    expiry: 2,
    permissions: [],
    policies: []
  }
  await (await sealedSessions(store, makeSealing(configured(older).secrets!))).begin(record)
  await store.close()
  const about = async (change: object) => told({ ...given, ...change }, Date.now())
  expect(await about({})).toEqual([])
  expect(await about({ configuration: configured([newer, older]) })).toEqual([
    expect.stringMatching(/^warning secret: .*reseal/)
  ])
  expect(await about({ configuration: configured(newer) })).toEqual([
    expect.stringMatching(/^error secret: .*another secret/)
  ])
  expect(await about({ configuration: toConfiguration({ projects: [] }) })).toEqual([
    expect.stringMatching(/^warning secret: there is none/)
  ])
  expect(await about({ database: undefined })).toEqual([
    expect.stringMatching(/^warning database: all is in memory/)
  ])
  expect(await about({ database: `${given.database}.none` })).toEqual([
    expect.stringMatching(/^error database: there is no file/)
  ])
  expect(await about({ database: "postgres://nobody@127.0.0.1:1/none" })).toEqual([
    expect.stringMatching(/^error database: it cannot be read/)
  ])
  chmodSync(given.database, 0o644)
  expect(await about({})).toEqual([expect.stringMatching(/^error database: others can read/)])
})

it("the cloud's doctor finds nodes of other chains, and such as do not answer", async () => {
  const given = await started()
  const [wrong, silent] = [await startNode("0x1"), "http://127.0.0.1:1"]
  const chains = [chain("eip155:5", wrong), chain("eip155:6", silent)]
  expect(await told({ ...given, configuration: configured(older, chains) }, Date.now())).toEqual([
    "error chain: eip155:5: its node is of another chain: 1",
    expect.stringMatching(/^error chain: eip155:6: its node does not answer/)
  ])
})
