import type { PermissionRequest } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { Http } from "@latchkey/core/effect"
import { describe, expect, it } from "vitest"
import { codeOr, openServices, readFixtures, serveFixtures } from "../../../tests/support/serviceFixtures.ts"
import { network, testChain } from "../support/testChain.ts"
import { decodeSessions } from "./decodeSessions.ts"
import { makeCosigner } from "./makeCosigner.ts"

const fixture = readFixtures(import.meta.dirname, "../fixtures/sessions.json")
const account = "eip155:8453:0x5a9c63a977a45e0c0e22adce0fa4a8e81b0cbd56"
const request: PermissionRequest = {
  chainId: "0x2105",
  expiry: 1_798_761_600,
  signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: `0x02${"a".repeat(64)}` }] } },
  permissions: [],
  policies: []
}

/** The way to a cosigner that answers so. */
const open = async (name: string) => {
  const asked = serveFixtures(() => fixture(name).response)
  const { http } = await openServices([testChain().plugin], [network(1)])
  const cosigner = await Effect.runPromise(
    Effect.provideService(
      makeCosigner({ projectId: "0".repeat(32), url: "https://cosigner.example" }),
      Http,
      http
    )
  )
  return { cosigner, asked }
}

describe("what the public cosigner says", () => {
  it.each([
    // Its first form writes the digits of the key as bytes.
    ["sessions-create-v1", `0x04${"a".repeat(128)}`],
    ["sessions-create-v2", `0x04${"ab".repeat(64)}`]
  ])("%s: a session, and the key that signs beside the app", async (name, publicKey) => {
    const { cosigner, asked } = await open(name)
    expect(await codeOr(cosigner.begin(account, request))).toEqual({
      pci: "00000000-0000-4000-8000-00000000000a",
      key: { type: "secp256k1", publicKey }
    })
    expect(asked[0]!.url.searchParams.get("v")).toBe("2")
  })

  it("sessions-storage-off: begins no session", async () => {
    const { cosigner } = await open("sessions-storage-off")
    expect(await codeOr(cosigner.begin(account, request))).toBe("SMART_SESSIONS_COSIGNER")
  })

  it("sessions-list-ok: each, with when it ends, and whether it has ended", async () => {
    const { cosigner } = await open("sessions-list-ok")
    const sessions = decodeSessions(await codeOr(cosigner.list(account)), () => [])
    expect(
      sessions!.map(({ id, project, expiry, createdAt }) => ({ id, project, expiry, createdAt }))
    ).toEqual(
      fixture("sessions-list-ok").response.body.pcis.map(
        ({
          pci,
          expiry,
          createdAt,
          project
        }: {
          pci: string
          expiry: number
          createdAt: number
          project: any
        }) => ({
          id: pci,
          project: project.name,
          expiry: expiry * 1_000,
          createdAt: createdAt * 1_000
        })
      )
    )
    expect(sessions!.every(({ hasUnread }) => hasUnread)).toBe(true)
  })

  it("sessions-list-empty: none", async () => {
    const { cosigner } = await open("sessions-list-empty")
    expect(decodeSessions(await codeOr(cosigner.list(account)), () => [])).toEqual([])
  })

  it("sessions-list-plain-address: an account without its network is none: every request names both", async () => {
    const { cosigner, asked } = await open("sessions-list-plain-address")
    expect(await codeOr(cosigner.list(account))).toBe("SMART_SESSIONS_COSIGNER")
    expect(decodeURIComponent(asked[0]!.url.pathname)).toBe(`/v1/sessions/${account}`)
  })

  it.each(["sessions-revoke-ok", "sessions-revoke-again"])("%s: the session is over", async (name) => {
    const { cosigner } = await open(name)
    const ended = { pci: "00000000-0000-4000-8000-00000000000a", signature: "0x" }
    expect(await codeOr(cosigner.revoke(account, ended))).toBeUndefined()
  })
})
