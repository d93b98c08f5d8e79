import { serializeErc6492Signature } from "viem"
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { factory, newContractAccount } from "../../../../evm/stack/contractAccount.ts"
import type { Stack } from "../../../../../tests/stack/Stack.ts"
import { startStack } from "../../../../../tests/stack/startStack.ts"
import { inDatabases } from "../../../../../tests/support/inDatabases.ts"
import { toConfiguration } from "../readConfiguration.ts"
import { startCloud } from "../startCloud.ts"
import { readRegistration } from "./readRegistration.ts"

const MAINNET = 0x8000_0001
const BASE = 0x8000_0000 + 8453

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

/** A server that gives names below `tea.example`, to accounts of chain 1 and Base. */
const serve = async ({ database, rpcUrl }: { readonly database?: string; readonly rpcUrl?: string } = {}) => {
  const server = await startCloud({
    port: 0,
    ...(database === undefined ? {} : { database }),
    configuration: toConfiguration({
      projects: [{ id: "one" }],
      limits: { requestsPerMinute: 100_000 },
      names: { zone: "tea.example", reserved: ["queen"] },
      chains: [1, 8453].map((id) => ({
        id: `eip155:${id}`,
        rpcUrl: rpcUrl ?? stack.evm!.chain(id).rpcUrl,
        coin: { name: "Ether", symbol: "ETH", decimals: 18 }
      }))
    })
  })
  onTestFinished(() => server.stop())
  const get = async (route: string, query: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(
      `${server.url}${route}?${new URLSearchParams({ projectId: "one", ...query })}`
    )
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const post = async (body: unknown) => {
    const response = await fetch(`${server.url}/v1/profile/account`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body)
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return { ...server, get, post }
}

const seconds = () => Math.floor(Date.now() / 1_000)
const messageOf = (name: string, timestamp: unknown = seconds()) =>
  JSON.stringify({ name, attributes: {}, timestamp })

/** A new key, and what it sends to get a name. */
const newKey = () => {
  const account = privateKeyToAccount(generatePrivateKey())
  return {
    address: account.address,
    lower: account.address.toLowerCase(),
    signed: async (message: string, more: object = {}) => ({
      coin_type: MAINNET,
      address: account.address,
      message,
      signature: await account.signMessage({ message }),
      ...more
    }),
    sign: (message: string) => account.signMessage({ message })
  }
}
const refusal = (status: number, field: string) => ({
  status,
  body: { status: "FAILED", reasons: [expect.objectContaining({ field })] }
})

describe("registering a name", () => {
  it("S7.14 S7.15 S7.17 S7.32[look up, reverse lookup, register]: a name that its account signed is found by name and by address, and is its identity", async () => {
    const server = await serve()
    const key = newKey()
    expect((await server.get("/v1/profile/account/harbour.tea.example")).status).toBe(404)
    expect(await server.get("/v1/profile/account/harbour.tea.example", { apiVersion: "2" })).toEqual({
      status: 200,
      body: []
    })
    expect((await server.get(`/v1/profile/reverse/${key.address}`)).body).toEqual([])
    const answer = await server.post(await key.signed(messageOf("harbour.tea.example")))
    const record = {
      name: "harbour.tea.example",
      registered_at: expect.any(String),
      updated_at: expect.any(String),
      addresses: {
        60: { address: key.lower, created_at: expect.any(String) },
        [MAINNET]: { address: key.lower, created_at: expect.any(String) }
      },
      attributes: {}
    }
    expect(answer).toEqual({ status: 200, body: record })
    expect((await server.get("/v1/profile/account/Harbour.tea.example")).body).toEqual(record)
    expect((await server.get(`/v1/profile/reverse/${key.lower}`)).body).toEqual([record])
    expect((await server.get(`/v1/identity/${key.address}`)).body).toMatchObject({
      name: "harbour.tea.example"
    })
  })

  it("T23 a name has one owner and an owner one name, whoever asks at once, and on whichever chain", async () => {
    const server = await serve()
    const keys = Array.from({ length: 4 }, newKey)
    const asked = await Promise.all(keys.map((key) => key.signed(messageOf("same-name.tea.example"))))
    const answers = await Promise.all(asked.map(server.post))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = answers.findIndex(({ status }) => status === 200)
    for (const [index, answer] of answers.entries())
      if (index !== winner) expect(answer).toEqual(refusal(409, "name"))
    const again = await keys[winner]!.signed(messageOf("other-name.tea.example"), { coin_type: BASE })
    expect(await server.post(again)).toEqual(refusal(409, "address"))
    expect((await server.get("/v1/profile/account/other-name.tea.example")).status).toBe(404)
  })

  it("S3.15 T23 in part: a message that is sent twice, too old, ahead, or in another form is refused", async () => {
    const server = await serve()
    const key = newKey()
    const first = await key.signed(messageOf("clock.tea.example"))
    expect((await server.post(first)).status).toBe(200)
    expect(await server.post(first)).toEqual(refusal(409, "name"))
    const now = seconds()
    const other = newKey()
    for (const message of [
      `{"name":"form.tea.example","attributes":{},"timestamp":${now} }`,
      `{"name":"form.tea.example","name":"form.tea.example","attributes":{},"timestamp":${now}}`,
      JSON.stringify({ name: "form.tea.example", attributes: { bio: "x" }, timestamp: now }),
      JSON.stringify({ timestamp: now, name: "form.tea.example", attributes: {} }),
      messageOf("form.tea.example", String(now)),
      "[]",
      "null",
      "form.tea.example",
      ""
    ])
      expect(await server.post(await other.signed(message)), message).toEqual(refusal(400, "message"))
    const old = messageOf("old.tea.example", now - 302)
    expect(await server.post(await other.signed(old))).toEqual(refusal(400, "timestamp"))
    expect((await server.post(await other.signed(messageOf("form.tea.example", now + 5)))).status).toBe(200)
  })

  it("S3.15[timestamp] the time of a message is in whole seconds, at most 300 old and 10 ahead", () => {
    const read = (timestamp: number) =>
      readRegistration(
        {
          coin_type: MAINNET,
          address: `0x${"ab".repeat(20)}`,
          message: messageOf("clock.tea.example", timestamp),
          signature: "0x00"
        },
        "tea.example",
        1_000_000_000
      )
    for (const taken of [1_000_000 - 300, 1_000_000, 1_000_000 + 10])
      expect(read(taken), String(taken)).toMatchObject({
        label: "clock",
        coinType: MAINNET,
        chainId: "eip155:1"
      })
    for (const refused of [1_000_000 - 301, 1_000_000 + 11, 1_000_000.5, 1_000_000_000, -1])
      expect(read(refused), String(refused)).toMatchObject({ field: "timestamp" })
  })

  it("T29 in part: a signature of another key, of another text, or that is none is refused", async () => {
    const server = await serve()
    const [key, other] = [newKey(), newKey()]
    const message = messageOf("mine.tea.example")
    for (const signature of [
      await other.sign(message),
      await key.sign(messageOf("mines.tea.example")),
      `0x${"00".repeat(65)}`,
      "0x00"
    ])
      expect(await server.post(await key.signed(message, { signature }))).toEqual(refusal(400, "signature"))
    for (const signature of ["", "0x", "0xf", "zz", 7, undefined, `0x${"00".repeat(10_000)}`])
      expect(await server.post(await key.signed(message, { signature }))).toEqual(refusal(400, "signature"))
    expect((await server.get("/v1/profile/account/mine.tea.example")).status).toBe(404)
  })

  it("T29 in part: an account that is a contract signs by itself, there or not yet, and for its own chain alone", async () => {
    const server = await serve()
    const register = async (name: string, deployed: boolean, coinType: number) => {
      const { owner, deployment, address } = newContractAccount()
      const node = stack.evm!.chain(1)
      if (deployed) {
        await node.rpc("anvil_setBalance", [owner.address, "0xde0b6b3a7640000"])
        await node.rpc("anvil_impersonateAccount", [owner.address])
        await node.rpc("eth_sendTransaction", [
          { from: owner.address, to: factory, data: deployment, gas: "0x100000" }
        ])
        await expect.poll(() => node.rpc("eth_getCode", [address, "latest"])).not.toBe("0x")
      }
      const message = messageOf(name)
      const signature = await owner.signMessage({ message })
      const sent = deployed
        ? signature
        : serializeErc6492Signature({ address: factory, data: deployment, signature })
      return {
        address,
        answer: await server.post({ coin_type: coinType, address, message, signature: sent })
      }
    }
    const there = await register("vault.tea.example", true, MAINNET)
    expect(there.answer).toMatchObject({ status: 200 })
    expect(Object.keys(there.answer.body["addresses"] as object)).toEqual([String(MAINNET)])
    expect((await register("soon.tea.example", false, MAINNET)).answer.status).toBe(200)
    // It is on the first chain alone.
    const elsewhere = await register("gone.tea.example", true, BASE)
    expect(elsewhere.answer).toEqual(refusal(400, "signature"))
  })

  it("S9.16 the chain is told by its id with the highest bit set, and must be served", async () => {
    const server = await serve()
    const key = newKey()
    const message = messageOf("coins.tea.example")
    for (const coinType of [60, 0x8000_0000, 0x8000_0000 + 2, 2 ** 32, 1, 1.5, "2147483649", undefined])
      expect(await server.post(await key.signed(message, { coin_type: coinType }))).toEqual(
        refusal(400, "coin_type")
      )
    const answer = await server.post(await key.signed(message, { coin_type: BASE }))
    expect(Object.keys(answer.body["addresses"] as object)).toEqual(["60", String(BASE)])
  })

  it.each([
    ["three letters", "abc"],
    ["nothing", ""],
    ["a letter of another script", "h\u0430rbour"],
    ["a zero-width space", "har\u200bbour"],
    ["a zero-width joiner", "har\u200dbour"],
    ["an override of direction", "har\u202ebour"],
    ["an emoji", "tea\u{1f375}cup"],
    ["an emoji that is joined", "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}x"],
    ["letters with accents", "caf\u00e9s"],
    ["digits of another script", "\u0661\u0662\u0663\u0664"],
    ["full-width letters", "\uff48\uff41\uff52\uff42"],
    ["a dot", "har.bour"],
    ["an underscore", "_harbour"],
    ["a space", "har bour"],
    ["an encoded label", "xn--bb-lka"],
    ["64 characters", "a".repeat(64)]
  ])("S5.14 T23: %s is no name", async (_, label) => {
    const server = await serve()
    const answer = await server.post(await newKey().signed(messageOf(`${label}.tea.example`)))
    expect(answer).toEqual(refusal(400, "name"))
    if (!label.includes(".") && label !== "") {
      const asked = await server.get(`/v1/profile/suggestions/${encodeURIComponent(label)}`)
      expect(asked).toEqual(refusal(400, "name"))
    }
  })

  it.each(["abcd", "1234", "----", "A-b9", "a".repeat(63)])(
    "S5.14 %s is one, in lower case",
    async (label) => {
      const server = await serve()
      const answer = await server.post(await newKey().signed(messageOf(`${label}.tea.example`)))
      // With hyphens in the third and fourth place it would mean something else.
      if (label === "----") expect(answer).toEqual(refusal(400, "name"))
      else expect(answer.body).toMatchObject({ name: `${label.toLowerCase()}.tea.example` })
    }
  )

  it("T23 words that speak for the server, its own, what looks like an address, and other endings are refused", async () => {
    const server = await serve()
    for (const label of ["admin", "Support", "queen", "0x1234", "0Xabcd"])
      expect(await server.post(await newKey().signed(messageOf(`${label}.tea.example`))), label).toEqual(
        refusal(409, "name")
      )
    for (const name of [
      "harbour.tea.example.org",
      "harbour.eth",
      "harbour",
      ".tea.example",
      "harbourtea.example"
    ])
      expect(await server.post(await newKey().signed(messageOf(name))), name).toEqual(refusal(400, "name"))
  })

  it("T31 in part: what is no request is refused", async () => {
    const server = await serve()
    for (const body of ["{", "null", "[]", "7"])
      expect(await server.post(body)).toEqual(refusal(400, "address"))
    const key = newKey()
    for (const address of [undefined, 7, "0x1", `${key.address}00`])
      expect(await server.post(await key.signed(messageOf("abcd.tea.example"), { address }))).toEqual(
        refusal(400, "address")
      )
    expect((await server.post("x".repeat(120_001))).status).toBe(413)
  })

  it("a node that does not answer says nothing of a signature", async () => {
    const server = await serve({ rpcUrl: "http://127.0.0.1:1" })
    const [key, other] = [newKey(), newKey()]
    const message = messageOf("node.tea.example")
    expect(
      (await server.post(await key.signed(message, { signature: await other.sign(message) }))).status
    ).toBe(503)
    // A key's own signature needs no node.
    expect((await server.post(await key.signed(message))).status).toBe(200)
  })
})

describe("suggestions", () => {
  it("S7.16 begin with the wanted name, then four free ones like it, below the zone alone", async () => {
    const server = await serve()
    const ask = (name: string, query = {}) => server.get(`/v1/profile/suggestions/${name}`, query)
    const list = async (name: string) =>
      (await ask(name, { zone: "tea.example" })).body["suggestions"] as ReadonlyArray<{
        readonly name: string
        readonly registered: boolean
      }>
    const before = await list("Mooring")
    expect(before).toHaveLength(5)
    expect(before[0]).toEqual({ name: "mooring.tea.example", registered: false })
    for (const { name, registered } of before.slice(1)) {
      expect(name).toMatch(/^mooring-[a-z]+\.tea\.example$/)
      expect(registered).toBe(false)
    }
    for (const { name } of before.slice(0, 2))
      expect((await server.post(await newKey().signed(messageOf(name)))).status).toBe(200)
    const after = await list("mooring")
    expect(after[0]).toEqual({ name: "mooring.tea.example", registered: true })
    expect(after.map(({ name }) => name)).not.toContain(before[1]!.name)
    expect(await list("admin")).toContainEqual({ name: "admin.tea.example", registered: true })
    expect(await list("a".repeat(63))).toEqual([{ name: `${"a".repeat(63)}.tea.example`, registered: false }])
    expect(await ask("mooring", { zone: "elsewhere.example" })).toEqual(refusal(400, "zone"))
    expect((await ask("mooring", { projectId: "nobody" })).status).toBe(401)
    expect((await server.get("/v1/profile/reverse/nobody")).status).toBe(400)
  })
})

describe("where names are kept", () => {
  inDatabases("they outlive the server", async (database) => {
    const key = newKey()
    const first = await serve({ database })
    const name = `kept-${Date.now()}.tea.example`
    expect((await first.post(await key.signed(messageOf(name)))).status).toBe(200)
    await first.stop()
    const second = await serve({ database })
    expect((await second.get(`/v1/profile/account/${name}`)).body).toMatchObject({ name })
    expect((await second.get(`/v1/profile/reverse/${key.address}`)).body).toMatchObject([{ name }])
    expect(await second.post(await newKey().signed(messageOf(name)))).toEqual(refusal(409, "name"))
    expect(await second.post(await key.signed(messageOf(`other-${name}`)))).toEqual(refusal(409, "address"))
    const suggested = (await second.get(`/v1/profile/suggestions/${name.split(".")[0]}`)).body["suggestions"]
    expect(suggested).toContainEqual({ name, registered: true })
  })

  it("says where the configuration of names is wrong", () => {
    const wrong = (names: unknown) => () => toConfiguration({ projects: [], names })
    for (const names of [
      7,
      {},
      { zone: "" },
      { zone: "Tea.example" },
      { zone: "tea..example" },
      { zone: ".tea" }
    ])
      expect(wrong(names)).toThrow(/names/)
    expect(wrong({ zone: "tea.example", reserved: ["Queen"] })).toThrow(/reserved/)
    expect(wrong({ zone: "tea.example", reserved: "queen" })).toThrow(/reserved/)
    expect(toConfiguration({ projects: [], names: { zone: "tea.example" } }).names).toEqual({
      zone: "tea.example"
    })
  })
})
