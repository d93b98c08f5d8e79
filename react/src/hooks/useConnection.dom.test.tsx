import { expect, it } from "vitest"
import { act, mountHook } from "../../../tests/support/mount.tsx"
import { makeTestKit } from "../../../tests/support/testKit.ts"
import { KitProvider } from "../KitProvider.tsx"
import { chainIdOf } from "@latchkey/core/select"
import { useConnection } from "./useConnection.ts"

it("tells address, network and number of the chain while a wallet is connected, and none of them else", async () => {
  const { kit } = makeTestKit()
  const { result } = await mountHook(useConnection, (node) => (
    <KitProvider kit={kit} disableAppend children={node} />
  ))
  const none = { address: undefined, networkId: undefined, chainId: undefined }
  expect(result.current).toMatchObject({ status: "disconnected", ...none })
  await act(() => kit.connect({ connectorId: "wallet" }))
  const { address } = kit.getSnapshot().account["test"]!
  expect(result.current).toMatchObject({ status: "connected", address, networkId: "test:1", chainId: 1 })
  await act(() => kit.disconnect())
  expect(result.current).toMatchObject({ status: "disconnected", ...none })
})

it.each([
  ["eip155:8453", 8453],
  ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", undefined],
  ["cosmos:cosmoshub-4", undefined],
  ["bip122:000000000019668908508516583193", undefined],
  [undefined, undefined]
])("the number of %s is %s", (networkId, expected) => {
  expect(chainIdOf(networkId)).toBe(expected)
})
