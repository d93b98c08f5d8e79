import { generatePrivateKey, privateKeyToAccount } from "viem/accounts"
import { expect, it, vi } from "vitest"
import { formatMessage } from "../src/formatMessage.ts"
import type { SiwxStore } from "../src/server/index.ts"
import { testServer } from "./testServer.ts"

/** Opens the same place twice, as two servers that share it do; empty at first. */
export type OpenStores = () => Promise<readonly [SiwxStore, SiwxStore]>

const odd = 'it\'s "second" ? $1 ünïcode 🦊'
const later = () => Date.now() + 60_000

/** What every store keeps to. */
export const storeContract = (open: OpenStores): void => {
  it("gives what was kept last, to each server, until it is taken", async () => {
    const [one, other] = await open()
    expect(await one.get("session:a")).toBeUndefined()
    await one.set("session:a", "first", later())
    await other.set("session:a", odd, later())
    await one.set("session:b", "x".repeat(200_000), later())
    expect(await one.get("session:a")).toBe(odd)
    expect(await other.get("session:b")).toHaveLength(200_000)
    expect(await other.take("session:a")).toBe(odd)
    expect([await one.get("session:a"), await one.take("session:a")]).toEqual([undefined, undefined])
  })

  it("T29 of many at once, one takes and one adds", async () => {
    const [one, other] = await open()
    await one.set("session:a", "kept", later())
    const both = Array.from({ length: 20 }, (_, turn) => (turn % 2 === 0 ? one : other))
    const taken = await Promise.all(both.map(async (store) => store.take("session:a")))
    expect(taken.filter((text) => text !== undefined)).toEqual(["kept"])
    const added = await Promise.all(
      both.map(async (store, turn) => store.add("spent:n", String(turn), later()))
    )
    expect(added.filter(Boolean)).toHaveLength(1)
    expect(await other.get("spent:n")).toBe(String(added.indexOf(true)))
  })

  it("has nothing that has expired, and adds in its place", async () => {
    const [one, other] = await open()
    await one.set("session:old", "old", Date.now() - 1)
    expect(await one.get("session:old")).toBeUndefined()
    await one.set("session:short", "short", Date.now() + 100)
    await vi.waitFor(async () => expect(await other.get("session:short")).toBeUndefined())
    await one.set("session:shorter", "short", Date.now() + 100)
    await vi.waitFor(async () => expect(await other.take("session:shorter")).toBeUndefined())
    expect(await one.add("spent:n", "1", Date.now() + 100)).toBe(true)
    await vi.waitFor(async () => expect(await other.add("spent:n", "2", later())).toBe(true))
    expect(await one.get("spent:n")).toBe("2")
  })

  it("T29, T30 one server signs in with the nonce of another, once, and what one signs out is signed out at both", async () => {
    const [one, other] = await open()
    const [first, second] = [testServer({ store: one }), testServer({ store: other })]
    const key = privateKeyToAccount(generatePrivateKey())
    const post = async ({ server }: typeof first, route: string, body: object) => {
      const response = await server.handle(first.request(route, body))
      first.jar.keep(response)
      return (await response.json()) as Readonly<Record<string, string>>
    }
    const who = ({ server }: typeof first) => server.session(first.request("any", {}))
    const { nonce, issuedAt, expirationTime } = await post(first, "nonce", {})
    const message = formatMessage({
      accountAddress: key.address,
      chainId: "eip155:1",
      domain: "shop.test",
      uri: "http://shop.test/",
      version: "1",
      nonce: nonce!,
      issuedAt: issuedAt!,
      expirationTime: expirationTime!
    })
    const proof = { message, signature: await key.signMessage({ message }) }
    const answers = await Promise.all([post(first, "verify", proof), post(second, "verify", proof)])
    expect(answers).toContainEqual({})
    expect(answers).toContainEqual({ error: "nonce" })
    await vi.waitFor(async () => expect(await who(second)).toMatchObject({ address: key.address }))
    expect(await who(first)).toMatchObject({ address: key.address })
    expect(await one.get(`session:${first.jar.get("siwx-session")}`)).toBeUndefined()
    await post(second, "sign-out", {})
    expect([await who(first), await who(second)]).toEqual([undefined, undefined])
  })
}
