import { createKit, memoryStorage, readSlice } from "@latchkey/core"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { verifyMessage } from "viem"
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts"
import { network, testChain, testNamespace, testWallet } from "../support/testChain.ts"
import { cloudBackend } from "./cloudBackend.ts"
import { siwx } from "./index.ts"
import { siwxSlice } from "./SiwxState.ts"

afterEach(() => vi.unstubAllGlobals())

const url = "https://auth.test/v1"
const page = () => ({ domain: "shop.test", uri: "http://shop.test/" })

/** A service that keeps one sign-in a token, each nonce good once; `verify` says whose signature holds. */
const service = (
  verify: (message: string, signature: string, address: string) => Promise<boolean> | boolean
) => {
  const nonces = new Map<string, string>()
  const tokens = new Map<string, { readonly address: string; readonly chainId: string }>()
  const asked: Array<{ readonly route: string; readonly url: URL; readonly headers: Headers }> = []
  const faults = new Map<string, () => Response | Promise<Response>>()
  let count = 0
  const answer: Record<string, (headers: Headers, body: any) => Promise<Response> | Response> = {
    nonce: () => {
      const [nonce, token] = [`nonce${String(++count).padStart(8, "0")}`, `nonce.${count}`]
      nonces.set(token, nonce)
      return Response.json({ nonce, token })
    },
    authenticate: async (headers, { data, message, signature }) => {
      const token = headers.get("x-nonce-jwt")?.replace("Bearer ", "") ?? ""
      const nonce = nonces.get(token)
      nonces.delete(token)
      const holds = nonce === data.nonce && (await verify(message, signature, data.accountAddress))
      if (!holds) return new Response("Not valid", { status: 400 })
      const given = `auth.${++count}`
      tokens.set(given, { address: data.accountAddress, chainId: data.chainId })
      return Response.json({ token: given })
    },
    me: (headers) => {
      const who = tokens.get(headers.get("authorization")?.replace("Bearer ", "") ?? "")
      return who === undefined ? new Response("Who?", { status: 401 }) : Response.json(who)
    },
    "sign-out": (headers) => {
      tokens.delete(headers.get("authorization")?.replace("Bearer ", "") ?? "")
      return new Response("")
    }
  }
  const send: typeof fetch = async (input, init) => {
    const at = new URL(input as string)
    const route = at.pathname.replace("/v1/", "")
    const headers = new Headers(init?.headers)
    asked.push({ route, url: at, headers })
    const fault = faults.get(route)
    if (fault !== undefined) return fault()
    return answer[route]!(headers, init?.body === undefined ? undefined : JSON.parse(init.body as string))
  }
  return { send, asked, tokens, faults, routes: () => asked.map(({ route }) => route) }
}
const ofKeys = (message: string, signature: string, address: string) =>
  verifyMessage({ message, signature: signature as `0x${string}`, address: address as `0x${string}` })

const signedBy = async (
  backend: ReturnType<typeof cloudBackend>,
  key = privateKeyToAccount(generatePrivateKey())
) => {
  const account = { chainId: "eip155:1", address: key.address } as const
  const { data, text } = await backend.createMessage(account)
  return { account, session: { data, message: text, signature: await key.signMessage({ message: text }) } }
}
const open = () => {
  const cloud = service(ofKeys)
  const storage = memoryStorage()
  const make = () =>
    cloudBackend({ url, projectId: "shop", page, storage, statement: "Sign in.", fetch: cloud.send })
  return { cloud, storage, make, backend: make() }
}

describe("a service that keeps sign-ins of many sites", () => {
  it("gives the nonce, verifies, knows who it is after a reload, and signs out; each request says whose project it is", async () => {
    const { cloud, backend, make } = open()
    const { account, session } = await signedBy(backend)
    expect(session.data).toMatchObject({ domain: "shop.test", statement: "Sign in.", version: "1" })
    expect(await backend.getSessions(account)).toEqual([])
    await backend.addSession(session)
    expect(cloud.asked.at(-1)!.headers.get("x-nonce-jwt")).toBe("Bearer nonce.1")
    const reloaded = make()
    expect(await reloaded.getSessions(account)).toMatchObject([{ data: { accountAddress: account.address } }])
    expect(await reloaded.getSessions({ ...account, chainId: "eip155:10" })).toEqual([])
    expect(await reloaded.getSessions({ ...account, address: `0x${"1".repeat(40)}` })).toEqual([])
    await reloaded.setSessions([session])
    expect(cloud.tokens.size).toBe(1)
    await reloaded.setSessions([])
    expect([cloud.tokens.size, await reloaded.getSessions(account)]).toEqual([0, []])
    expect(cloud.routes().at(-1)).toBe("sign-out")
    for (const { url } of cloud.asked)
      expect(Object.fromEntries(url.searchParams)).toMatchObject({ projectId: "shop", st: "latchkey" })
  })

  it("T29 T30 a nonce that was used, another's signature, and an answer that is none sign nobody in", async () => {
    const { cloud, backend } = open()
    const { account, session } = await signedBy(backend)
    await backend.addSession(session)
    await backend.setSessions([])
    await expect(backend.addSession(session)).rejects.toMatchObject({ code: "SIWX_SIGNATURE_INVALID" })
    const other = await signedBy(backend)
    const forged = { ...other.session, data: { ...other.session.data, accountAddress: account.address } }
    await expect(backend.addSession(forged)).rejects.toMatchObject({ code: "SIWX_SIGNATURE_INVALID" })
    for (const body of ["", "null", "{}", `{"token":5}`, `{"token":"a\\nb"}`, "x".repeat(300_000)]) {
      cloud.faults.set("authenticate", () => new Response(body))
      const { session: next } = await signedBy(backend)
      await expect(backend.addSession(next)).rejects.toThrow()
      expect(await backend.getSessions(account)).toEqual([])
    }
  })

  it.each([
    [400, "SIWX_SIGNATURE_INVALID"],
    [401, "SIWX_SIGNATURE_INVALID"],
    [422, "SIWX_SIGNATURE_INVALID"],
    [428, "SIWX_SIGNATURE_INVALID"],
    [429, "SIWX_FAILED"],
    [499, "SIWX_SIGNATURE_INVALID"],
    [500, "SIWX_FAILED"],
    [503, "SIWX_FAILED"]
  ])("T29 in part: a sign-in that is answered with %i is %s, and signs nobody in", async (status, code) => {
    const { cloud, storage, backend } = open()
    const { session } = await signedBy(backend)
    cloud.faults.set("authenticate", () => new Response("no", { status }))
    await expect(backend.addSession(session)).rejects.toMatchObject({ code })
    expect(storage.get("siwx.token")).toBeUndefined()
  })

  it("T29 in part: a statement and resources are in the message where the app has them, and no text for a wallet that fills in its account", async () => {
    const { cloud, storage } = open()
    const plain = cloudBackend({ url: `${url}/`, projectId: "shop", page, storage, fetch: cloud.send })
    const account = { chainId: "eip155:1", address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" } as const
    const { data, text } = await plain.createMessage(account)
    expect(data).not.toHaveProperty("statement")
    expect(data).not.toHaveProperty("resources")
    expect(text).toContain(account.address)
    expect((await plain.createMessage({ ...account, address: "" })).text).toBe("")
    const resources = ["https://shop.test/terms"]
    const full = cloudBackend({
      url,
      projectId: "shop",
      page,
      storage,
      fetch: cloud.send,
      statement: "Hi.",
      resources
    })
    expect((await full.createMessage(account)).data).toMatchObject({ statement: "Hi.", resources })
  })

  it("T30 in part: another account's sign-out is none of this one's, and a token of any length is none", async () => {
    const { cloud, storage, backend } = open()
    const { account, session } = await signedBy(backend)
    await backend.addSession(session)
    const other = { ...account, address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8" }
    await backend.revokeSession(other)
    expect([cloud.routes().includes("sign-out"), storage.get("siwx.token") !== undefined]).toEqual([
      false,
      true
    ])
    cloud.faults.set("authenticate", () => Response.json({ token: "t".repeat(8_001) }))
    const { session: again } = await signedBy(backend)
    await expect(backend.addSession(again)).rejects.toMatchObject({ code: "SIWX_FAILED" })
    cloud.faults.set("authenticate", () => Response.json({ token: "t".repeat(8_000) }))
    await backend.addSession((await signedBy(backend)).session)
    expect(storage.get("siwx.token")).toHaveLength(8_000)
  })

  it("T30 a service that says yes to whoever asks takes nobody for somebody else", async () => {
    const { cloud, backend } = open()
    const { account, session } = await signedBy(backend)
    await backend.addSession(session)
    for (const who of [null, {}, { address: "0x", chainId: "eip155:1" }, { address: account.address }]) {
      cloud.faults.set("me", () => Response.json(who))
      expect(await backend.getSessions(account)).toEqual([])
    }
  })

  it.each([401, 403])(
    "T30 a token that the service does not take any more (%i) is forgotten",
    async (status) => {
      const { cloud, storage, backend } = open()
      const { account, session } = await signedBy(backend)
      await backend.addSession(session)
      expect(storage.get("siwx.token")).toEqual(expect.any(String))
      cloud.faults.set("me", () => new Response("No", { status }))
      expect(await backend.getSessions(account)).toEqual([])
      cloud.faults.clear()
      const asked = cloud.asked.length
      expect(await backend.getSessions(account)).toEqual([])
      expect([cloud.asked.length, storage.get("siwx.token")]).toEqual([asked, undefined])
    }
  )

  it("T30 a service that fails says nothing of who is signed in, and the token stays", async () => {
    const { cloud, backend } = open()
    const { account, session } = await signedBy(backend)
    await backend.addSession(session)
    cloud.faults.set("me", () => new Response("No", { status: 500 }))
    await expect(backend.getSessions(account)).rejects.toMatchObject({ code: "SIWX_FAILED" })
    cloud.faults.clear()
    expect(await backend.getSessions(account)).toHaveLength(1)
  })

  it.each([undefined, null, 7, "", "short", "with space in it", `line\nbreak${"0".repeat(20)}`])(
    "T29 %j is no nonce",
    async (nonce) => {
      const { cloud, backend } = open()
      cloud.faults.set("nonce", () => Response.json({ nonce, token: "nonce.1" }))
      await expect(
        backend.createMessage({ chainId: "eip155:1", address: `0x${"1".repeat(40)}` })
      ).rejects.toMatchObject({
        code: "SIWX_FAILED",
        cause: { message: "The service gave no nonce." }
      })
    }
  )

  it("one that failed to hear of the sign-out is told again; one that fails is no answer", async () => {
    const { cloud, backend } = open()
    const { account, session } = await signedBy(backend)
    await backend.addSession(session)
    cloud.faults.set("sign-out", () => new Response("", { status: 503 }))
    await expect(backend.setSessions([])).rejects.toMatchObject({ code: "SIWX_FAILED" })
    cloud.faults.clear()
    await backend.setSessions([])
    expect(cloud.tokens.size).toBe(0)
    cloud.faults.set("nonce", () => new Response("", { status: 500 }))
    await expect(backend.createMessage(account)).rejects.toMatchObject({ code: "SIWX_FAILED" })
  })
})

it("S4.24 in part: a page whose sign-ins a service keeps asks once, is told so by its policy, and asks nothing after a reload", async () => {
  const cloud = service((message, signature, address) => signature === `${address} signed ${message}`)
  vi.stubGlobal("fetch", cloud.send)
  const wallet = testWallet()
  const storage = memoryStorage()
  const visit = async () => {
    const plugin = siwx({ cloud: { url, projectId: "shop" }, namespaces: [testNamespace] })
    expect(plugin.hosts).toMatchObject([{ origin: url }])
    const kit = createKit({
      app: { name: "Shop", url: "http://shop.test" },
      networks: [network(1)],
      plugins: [testChain(wallet), plugin],
      storage
    })
    onTestFinished(() => kit.dispose())
    await kit.ready()
    return { kit, status: () => readSlice(kit.getSnapshot(), siwxSlice).status }
  }
  const first = await visit()
  await first.kit.connect({ connectorId: "wallet" })
  await vi.waitFor(() => expect(first.status()).toBe("asked"))
  await first.kit.siwx.signIn()
  expect(first.status()).toBe("signedIn")
  await first.kit.dispose()
  const second = await visit()
  await vi.waitFor(() => expect(second.status()).toBe("signedIn"))
  expect(cloud.routes().filter((route) => route === "authenticate")).toHaveLength(1)
})
