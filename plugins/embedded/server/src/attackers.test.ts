import { Buffer } from "node:buffer"
import { DatabaseSync } from "node:sqlite"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { randomBytes } from "node:crypto"
import { afterEach, describe, expect, it } from "vitest"
import { makeWalletKey, openWallet, sealWallet } from "../frame/wallet/sealing.ts"
import { newOwnerShare } from "../frame/wallet/recoveryCode.ts"
import { fromBase64Url, type Bytes } from "../frame/vault/bytes.ts"
import { startProxy } from "../support/startProxy.ts"
import { codeOf, makeDevice, makeOwnerKey, SECRET, startTestServer } from "../support/testServer.ts"
import { makeSecrets } from "./secrets.ts"

const ada = "ada@example.org"
const ends: Array<() => unknown> = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** A visitor who signs up by whatever address, and whose wallet the server keeps, sealed as the frame seals it. */
const owned = async (url: string, inbox: Awaited<ReturnType<typeof startTestServer>>["inbox"]) => {
  const device = makeDevice(url)
  const { body } = await device.signIn(ada)
  await device.code(body["attempt"], codeOf(await inbox.take(ada)))
  const account = String((await device.ask("session")).body["account"])
  const half = fromBase64Url(String((await device.ask("share")).body["share"]))!
  const [recovery, entropy] = [newOwnerShare(), Uint8Array.from(randomBytes(32))]
  const sealed = await sealWallet(await makeWalletKey(half, recovery, account), account, entropy)
  const key = makeOwnerKey()
  expect(await device.keep(key, sealed, null)).toMatchObject({ status: 200 })
  return { device, account, half, recovery, entropy, sealed, key }
}

/** Every part of some texts that is long enough to be the owner's half: as it stands, and as base64url. */
const candidatesIn = (texts: ReadonlyArray<string>): ReadonlyArray<Bytes> =>
  [...new Set(texts.flatMap((text) => text.match(/[\w-]{15,}/g) ?? []))].flatMap((text) => {
    const plain = Buffer.from(text, "base64url")
    return [Buffer.from(text), plain, plain.subarray(0, 15), plain.subarray(-15)]
      .filter(({ length }) => length >= 15)
      .map((bytes) => Uint8Array.from(bytes))
  })

describe("who has a proxy in front of the server", () => {
  it("T18 opens no wallet with all that passes it, and proves nothing as its owner", async () => {
    const server = await startTestServer()
    ends.push(server.stop)
    const seen: Array<string> = []
    const proxy = await startProxy([server.url], {
      asked: ({ headers }) => {
        seen.push(JSON.stringify(headers))
        return {}
      },
      answered: (_, answer) => {
        seen.push(answer.body.toString("utf8"))
        return answer
      }
    })
    ends.push(proxy.stop)
    const { account, half, recovery, entropy, sealed, device } = await owned(proxy.url, server.inbox)
    // It has the session and the server's half: what a thief of both has.
    expect(seen.join()).toContain(Buffer.from(half).toString("base64url"))
    expect(seen.join()).toContain(device.state.session)
    const tries = candidatesIn([...seen, sealed])
    expect(tries.length).toBeGreaterThan(10)
    for (const each of tries)
      expect(await openWallet(await makeWalletKey(half, each, account), account, sealed)).toBeUndefined()
    // Its own key is not the owner's.
    expect(await device.keep(makeOwnerKey(), "1.x.y", sealed)).toMatchObject({ status: 403 })
    expect(await openWallet(await makeWalletKey(half, recovery, account), account, sealed)).toEqual(entropy)
  })
})

describe("who has the database and the secret", () => {
  it("T18 has the server's half, and opens no wallet with all that is there", async () => {
    const folder = mkdtempSync(`${tmpdir()}/attackers-`)
    ends.push(() => rmSync(folder, { recursive: true }))
    const server = await startTestServer({ database: `${folder}/wallets.db` })
    ends.push(server.stop)
    const { account, half, recovery, entropy, sealed } = await owned(server.url, server.inbox)
    const database = new DatabaseSync(`${folder}/wallets.db`)
    ends.push(() => database.close())
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
    const texts = tables.flatMap(({ name }) =>
      database
        .prepare(`select * from ${String(name)}`)
        .all()
        .flatMap((row) => Object.values(row).map(String))
    )
    const { share } = database.prepare("select share from latchkey_account").get() as {
      readonly share: string
    }
    const opened = Uint8Array.from(makeSecrets([Buffer.from(SECRET, "base64")]).open(account, share))
    expect(opened).toEqual(half)
    const tries = candidatesIn([...texts, SECRET])
    expect(tries.length).toBeGreaterThan(10)
    for (const each of [...tries, opened])
      expect(await openWallet(await makeWalletKey(opened, each, account), account, sealed)).toBeUndefined()
    expect(await openWallet(await makeWalletKey(opened, recovery, account), account, sealed)).toEqual(entropy)
  })

  it("T18 makes a challenge by itself, and proves nothing as the owner", async () => {
    const server = await startTestServer()
    ends.push(server.stop)
    const { account, device, sealed } = await owned(server.url, server.inbox)
    // With the secret a challenge is made without asking for it: the signature is what is missing.
    const challenge = makeSecrets([Buffer.from(SECRET, "base64")]).challenge(
      account,
      server.clock.now + 60_000
    )
    const forged = { challenge, signature: Buffer.alloc(64).toString("base64url") }
    expect(await device.ask("wallet", { sealed: "1.x.y", before: sealed, proof: forged })).toMatchObject({
      status: 403
    })
  })
})
