import { expect, it, vi } from "vitest"
import { fakeUniversalProvider } from "../../support/fakeUniversalProvider.ts"
import { clientOf } from "./Client.ts"

it("the client of a provider is its relayer's and its keys', and closing it leaves nothing running", async () => {
  const { provider } = fakeUniversalProvider()
  const { core } = provider.client
  const relayer = core.relayer as unknown as Record<string, unknown>
  const [sign, stop, close, restart] = [
    vi.spyOn(core.crypto, "signJWT"),
    vi.spyOn(core.heartbeat, "stop"),
    vi.spyOn(core.relayer, "transportClose"),
    vi.spyOn(core.relayer, "restartTransport")
  ]
  const client = clientOf(provider)
  expect(client.provider).toBe(provider)
  for (const connected of [true, false]) {
    relayer["connected"] = connected
    expect(client.connected()).toBe(connected)
  }
  expect(await client.signFor("wss://a.example")).toBe("jwt")
  expect(sign).toHaveBeenCalledExactlyOnceWith("wss://a.example")
  client.useRelay("wss://b.example")
  expect(relayer["relayUrl"]).toBe("wss://b.example")
  await client.reconnect()
  expect(restart).toHaveBeenCalledOnce()
  expect([stop.mock.calls.length, close.mock.calls.length]).toEqual([0, 0])
  await client.close()
  expect([stop.mock.calls.length, close.mock.calls.length]).toEqual([1, 1])
})
