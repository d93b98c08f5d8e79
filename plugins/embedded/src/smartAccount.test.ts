import { memoryStorage } from "@latchkey/core"
import { describe, expect, it, vi } from "vitest"
import { evmAddress, referenceFrame, smartAddress } from "../support/referenceFrame.ts"
import { withKits } from "../support/withKits.ts"

const make = withKits()
type Made = ReturnType<typeof make>

/** A kit whose frame has a smart account on Ethereum and none on Polygon, with a visitor who signed in. */
const signIn = async (...[given = {}]: Parameters<typeof make>) => {
  const frame = given.frame ?? referenceFrame()
  frame.smart ??= { address: smartAddress, isDeployed: false }
  const made = make({ ...given, frame })
  await made.kit.embedded.connectEmail("ada@example.org")
  await made.kit.embedded.verifyOtp(made.frame.code)
  return made
}
const accountOf = ({ kit }: Made) => kit.getSnapshot().account["eip155"]
const uses = (made: Made, address: string, preferredAccountType: string) =>
  vi.waitFor(() => expect(accountOf(made)).toMatchObject({ address, preferredAccountType }))
const userOf = ({ kit }: Made) => kit.getSnapshot().embedded.user
const lastOf = ({ frame }: Made, name: string) =>
  frame.port.posted.findLast(({ type }) => type === `@w3m-app/${name}`)?.payload

describe("the type of account", () => {
  it("S9.07 in part, S5.13 in part: is the smart account where nothing else is said, and the frame is told so", async () => {
    const made = await signIn()
    expect(lastOf(made, "GET_USER")).toEqual({ chainId: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp" })
    expect(made.frame.port.posted.find(({ type }) => type.endsWith("GET_USER"))?.payload).toEqual({
      chainId: 1,
      preferredAccountType: "smartAccount"
    })
    expect(accountOf(made)).toMatchObject({
      address: smartAddress,
      allAccounts: [{ address: smartAddress, type: "smartAccount" }]
    })
    expect(userOf(made)).toMatchObject({
      accountType: "smartAccount",
      smartAccountDeployed: false,
      accounts: [
        { address: evmAddress, type: "eoa" },
        { address: smartAddress, type: "smartAccount" }
      ]
    })
  })

  it("S9.07 in part, S5.13 in part: is what the app says", async () => {
    const made = await signIn({ defaultAccountTypes: { eip155: "eoa" } })
    expect(accountOf(made)).toMatchObject({ address: evmAddress, preferredAccountType: "eoa" })
    expect(userOf(made)?.accountType).toBe("eoa")
  })

  it("S5.13 S6.03 S7.30 in part: is changed by the visitor, and kept over a reload", async () => {
    const storage = memoryStorage()
    const frame = referenceFrame()
    const made = await signIn({ storage, frame })
    await made.kit.embedded.setPreferredAccount("eoa")
    await uses(made, evmAddress, "eoa")
    expect(userOf(made)?.accountType).toBe("eoa")
    await made.kit.dispose()
    const again = make({ storage, frame })
    await again.kit.ready()
    await vi.waitFor(() => expect(accountOf(again)?.status).toBe("connected"))
    await uses(again, evmAddress, "eoa")
    await again.kit.embedded.setPreferredAccount("smartAccount")
    await uses(again, smartAddress, "smartAccount")
  })

  it("S5.13 in part: is changed on EVM while the frame is on Solana", async () => {
    const frame = referenceFrame()
    frame.accounts.solana = "4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS"
    const made = await signIn({ frame })
    expect(made.kit.getSnapshot().account["solana"]?.status).toBe("connected")
    await made.kit.embedded.setPreferredAccount("eoa")
    await uses(made, evmAddress, "eoa")
    await made.kit.embedded.setPreferredAccount("smartAccount")
    await uses(made, smartAddress, "smartAccount")
    await made.kit.switchNetwork({ networkId: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp" })
    await made.kit.embedded.setPreferredAccount("eoa")
    await uses(made, evmAddress, "eoa")
    await made.kit.embedded.initSmartAccount()
  })

  it("S5.13 in part: a frame that refuses changes nothing", async () => {
    const made = await signIn()
    made.frame.failing.set("SET_PREFERRED_ACCOUNT", "This network has no smart accounts")
    await expect(made.kit.embedded.setPreferredAccount("eoa")).rejects.toMatchObject({
      code: "EMBEDDED_REFUSED",
      message: "This network has no smart accounts"
    })
    expect(accountOf(made)).toMatchObject({ address: smartAddress, preferredAccountType: "smartAccount" })
    expect(userOf(made)?.accountType).toBe("smartAccount")
  })

  it("S5.13 in part: is the key's own on a network without smart accounts, and the other again on the way back", async () => {
    const made = await signIn()
    await vi.waitFor(() => expect(userOf(made)?.smartAccountNetworks).toEqual([1, 137]))
    await made.kit.switchNetwork({ networkId: "eip155:137" })
    await uses(made, evmAddress, "smartAccount")
    expect(userOf(made)).toMatchObject({
      accountType: "eoa",
      accounts: [{ address: evmAddress, type: "eoa" }]
    })
    expect(userOf(made)).not.toHaveProperty("smartAccountDeployed")
    await made.kit.switchNetwork({ networkId: "eip155:1" })
    await uses(made, smartAddress, "smartAccount")
    expect(userOf(made)?.accountType).toBe("smartAccount")
  })

  it("S7.30 in part: asks whether the smart account is on its chain", async () => {
    const made = await signIn()
    expect(userOf(made)?.smartAccountDeployed).toBe(false)
    made.frame.smart = { address: smartAddress, isDeployed: true }
    expect(await made.kit.embedded.initSmartAccount()).toEqual({ address: smartAddress, isDeployed: true })
    expect(userOf(made)?.smartAccountDeployed).toBe(true)
  })

  it("asks nothing of the frame where nobody is signed in", async () => {
    const made = make()
    await expect(made.kit.embedded.initSmartAccount()).rejects.toMatchObject({
      code: "EMBEDDED_NOT_SIGNED_IN"
    })
    expect(made.frame.port.opened()).toBe(0)
  })
})
