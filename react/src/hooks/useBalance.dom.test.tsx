import { describe, expect, it } from "vitest"
import { act, mountHook } from "../../../tests/support/mount.tsx"
import { makeTestKit } from "../../../tests/support/testKit.ts"
import { KitProvider } from "../KitProvider.tsx"
import { useBalance } from "./useBalance.ts"

describe("useBalance", () => {
  it("reads when connected, shows the stand-in of a failed read as an error, and reads again when asked", async () => {
    const { kit, wallet } = makeTestKit()
    const read = Promise.withResolvers<bigint>()
    wallet.balance = () => read.promise
    const { result } = await mountHook(useBalance, (node) => (
      <KitProvider kit={kit} disableAppend children={node} />
    ))
    expect(result.current).toMatchObject({ status: "idle", balance: undefined })

    await act(() => kit.connect({ connectorId: "wallet" }))
    expect(result.current.status).toBe("pending")
    await act(async () => read.resolve(2_000_000_000_000_000_001n))
    expect(result.current).toMatchObject({
      status: "success",
      balance: "2.000000000000000001",
      symbol: "COIN"
    })

    wallet.balance = () => Promise.reject(new Error("no answer"))
    await act(async () => result.current.refresh())
    expect(result.current).toMatchObject({ status: "error", balance: "0.00", symbol: "COIN" })

    wallet.balance = async () => 1n
    await act(async () => result.current.refresh())
    expect(result.current).toMatchObject({ status: "success", balance: "0.000000000000000001" })

    await act(() => kit.disconnect())
    expect(result.current).toMatchObject({ status: "idle", balance: undefined })
  })
})
