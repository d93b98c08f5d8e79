import type { SiwxAccount } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { readFixtures, type ServiceAnswer } from "../../../tests/support/serviceFixtures.ts"
import { cloudBackend } from "./cloudBackend.ts"

const fixture = readFixtures(import.meta.dirname, "../fixtures/cloudAuth.json")
const account: SiwxAccount = {
  address: "0x3765C8E049BAe139F372F458940893E79FF32f08",
  chainId: "eip155:1"
}
const page = () => ({ domain: "app.example", uri: "https://app.example" })

/** The backend over a service that answers so by route; as in the fixtures where nothing is said. */
const open = (more: Readonly<Record<string, ServiceAnswer>> = {}) => {
  const kept = new Map<string, string>()
  const answers: Readonly<Record<string, ServiceAnswer>> = {
    nonce: fixture("nonce-ok").response,
    authenticate: fixture("authenticate-ok").response,
    me: fixture("me-ok").response,
    ...more
  }
  const asked: Array<{ readonly route: string; readonly headers: Headers; readonly body: any }> = []
  const backend = cloudBackend({
    url: "https://api.web3modal.org/auth/v1",
    projectId: "0".repeat(32),
    page,
    storage: {
      get: (key) => kept.get(key),
      set: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key)
    },
    fetch: async (input, init) => {
      const route = new URL(input as string).pathname.split("/").at(-1)!
      const body: unknown = init?.body === undefined ? undefined : JSON.parse(init.body as string)
      asked.push({ route, headers: new Headers(init?.headers), body })
      const { status, body: told } = answers[route]!
      return new Response(typeof told === "string" ? told : JSON.stringify(told), { status })
    }
  })
  const signIn = async () => {
    const { data, text } = await backend.createMessage(account)
    await backend.addSession({ data, message: text, signature: "0x11" })
  }
  return { backend, asked, kept, signIn }
}

describe("what the public service of sign-ins says", () => {
  it("nonce-ok, authenticate-ok: the nonce is in the message, its token goes back, and a session's is kept", async () => {
    const { signIn, asked, kept } = open()
    await signIn()
    const { nonce, token } = fixture("nonce-ok").response.body
    const sent = asked.find(({ route }) => route === "authenticate")!
    expect(sent.headers.get("x-nonce-jwt")).toBe(`Bearer ${token}`)
    expect(sent.body).toMatchObject({ data: { nonce, chainId: "eip155:1" }, signature: "0x11" })
    expect(Object.keys(sent.body as object)).toEqual(
      expect.arrayContaining(Object.keys(fixture("authenticate-ok").request.body as object))
    )
    expect([...kept.values()]).toEqual([fixture("authenticate-ok").response.body.token])
  })

  it("me-ok: is who is signed in, and where, by either way in which it says that", async () => {
    const whoIs = async (more: object, of: SiwxAccount = account) => {
      const { response } = fixture("me-ok")
      const { backend, signIn } = open({ me: { ...response, body: { ...response.body, ...more } } })
      await signIn()
      return (await backend.getSessions(of)).length
    }
    expect(await whoIs({})).toBe(1)
    // As it was said before, and as it may be said alone.
    expect(await whoIs({ caip2Network: undefined })).toBe(1)
    expect(await whoIs({ chainId: undefined })).toBe(1)
    expect(await whoIs({}, { ...account, chainId: "eip155:10" })).toBe(0)
    // The two contradict each other: what says the whole holds.
    expect(await whoIs({ caip2Network: "eip155:10" })).toBe(0)
    expect(await whoIs({ address: `0x${"1".repeat(40)}` })).toBe(0)
  })

  it("error-text: a signature that it does not take is a failure, and nothing is kept", async () => {
    const { signIn, kept } = open({ authenticate: fixture("error-text").response })
    await expect(signIn()).rejects.toMatchObject({ code: "SIWX_SIGNATURE_INVALID" })
    expect(kept.size).toBe(0)
  })
})
