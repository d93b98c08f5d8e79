import { memoryStorage } from "@latchkey/core"
import { createRef, type ReactNode } from "react"
import { describe, expect, it, vi } from "vitest"
import { act, mount } from "../../../tests/support/mount.tsx"
import { makeTestKit, testAddress } from "../../../tests/support/testKit.ts"
import { makeTrackedKit } from "../../../tests/support/trackedKit.ts"
import { KitProvider, type KitProviderProps } from "../index.ts"
import { ConnectButton, type ConnectButtonView } from "../index.ts"

const setUp = async (
  face: ReactNode = <ConnectButton />,
  {
    provider = {},
    ...made
  }: ReturnType<typeof makeTestKit> & { readonly provider?: Partial<KitProviderProps> } = makeTestKit()
) => {
  const tree = await mount(<KitProvider {...provider} kit={made.kit} disableAppend children={face} />)
  const button = () => tree.container.querySelector("button")!
  return { ...made, ...tree, button }
}

describe("ConnectButton", () => {
  it("S9.06 in part: works with no properties: connects, and shows balance and address afterwards", async () => {
    const { kit, wallet, button } = await setUp()
    const first = button()
    expect(first.textContent).toBe("Connect wallet")
    expect(button()).toMatchObject({ type: "button", disabled: false })
    expect(button().getAttribute("aria-haspopup")).toBe("dialog")

    await act(async () => button().click())
    expect(kit.getSnapshot().navigation).toMatchObject({ open: true, stack: [{ view: "Connect" }] })

    const asked = Promise.withResolvers<string>()
    wallet.connect = () => asked.promise
    let connecting: Promise<unknown> | undefined
    await act(async () => {
      await kit.ready()
      connecting = kit.connect({ connectorId: "wallet" })
    })
    expect(button().textContent).toBe("Connecting…")
    expect(button().getAttribute("aria-busy")).toBe("true")

    await act(async () => {
      asked.resolve(testAddress)
      await connecting
    })
    await vi.waitFor(() => expect(button().textContent).toBe("0xd8da…6045 1.5 COIN"))
    expect(button().getAttribute("aria-label")).toBe("Open wallet: 0xd8da…6045 1.5 COIN")
    expect(button().querySelector("svg")).not.toBeNull()

    // The focus comes back to it when the modal closes.
    expect(button()).toBe(first)

    await act(async () => kit.close())
    await act(async () => button().click())
    expect(kit.getSnapshot().navigation.stack.map(({ view }) => view)).toEqual(["Account"])
    await act(async () => kit.close())
  })

  it("says and marks that a transaction of its account is under way, and moves nothing for it", async () => {
    const { kit, says } = await makeTrackedKit()
    const { button } = await setUp(<ConnectButton />, { kit } as ReturnType<typeof makeTestKit>)
    const mark = () => button().querySelector("[data-pending]")
    await vi.waitFor(() => expect(button().textContent).toBe("0xd8da…6045 1.5 COIN"))
    expect(mark()).toBeNull()
    const hash = `0x${"ab".repeat(32)}`
    await act(() => kit.transactions.add({ networkId: "test:1", hash }))
    expect(mark()).not.toBeNull()
    expect(button().textContent).toBe("0xd8da…6045 1.5 COIN")
    expect(button().getAttribute("aria-label")).toBe("Open wallet: 0xd8da…6045 1.5 COIN. Transaction pending")
    says({ status: "confirmed", hash, isFinal: true })
    await vi.waitFor(async () => {
      await act(async () => {})
      expect(mark()).toBeNull()
    }, 10_000)
    expect(button().getAttribute("aria-label")).toBe("Open wallet: 0xd8da…6045 1.5 COIN")
    await kit.dispose()
  })

  it.each(["one", "two"])(
    "opens the modal about the namespace whose account it shows: %s",
    async (namespace) => {
      const { kit, button } = await setUp(<ConnectButton namespace={namespace} />)
      await act(async () => button().click())
      expect(kit.getSnapshot().navigation).toMatchObject({ open: true, namespace })
      await act(async () => kit.close())
    }
  )

  it("keeps the place of an account free while a session is restored, and shows no address", async () => {
    const storage = memoryStorage()
    const before = makeTestKit({ storage })
    await before.kit.connect({ connectorId: "wallet" })
    await before.kit.dispose()

    const asked = Promise.withResolvers<string>()
    const made = makeTestKit({ storage })
    made.wallet.reconnect = () => asked.promise
    const { kit, button } = await setUp(<ConnectButton />, made)
    expect(button().textContent).toBe("")
    expect(button().getAttribute("aria-label")).toBe("Reconnecting…")
    expect(button().getAttribute("aria-busy")).toBe("true")
    expect(button().querySelectorAll(".latchkey-blank")).toHaveLength(2)
    expect(button().querySelector(".latchkey-icon")).toBeNull()

    await act(async () => {
      asked.resolve(testAddress)
      await kit.ready()
    })
    expect(button().textContent).toContain("0xd8da…6045")
    expect(button().hasAttribute("aria-busy")).toBe(false)
  })

  it("does not read a balance that is hidden", async () => {
    const { kit, wallet, button } = await setUp(<ConnectButton balance="hide" />)
    await act(() => kit.connect({ connectorId: "wallet" }))
    expect(button().textContent).toBe("0xd8da…6045")
    expect(wallet.calls).toEqual(["connect"])
  })

  it("says that a balance could not be read", async () => {
    const made = makeTestKit()
    made.wallet.balance = () => Promise.reject(new Error("no answer"))
    const { kit, button } = await setUp(<ConnectButton />, made)
    await act(() => kit.connect({ connectorId: "wallet" }))
    expect(button().querySelector(".latchkey-balance")).toMatchObject({
      textContent: "0.00 COIN",
      title: "Balance unavailable"
    })
    expect(button().getAttribute("aria-label")).toBe(
      "Open wallet: 0xd8da…6045 0.00 COIN. Balance unavailable"
    )
  })

  it("takes labels, a size, a ref, and the attributes and handlers of a button", async () => {
    const ref = createRef<HTMLButtonElement>()
    const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault())
    const { kit, button } = await setUp(
      <ConnectButton ref={ref} label="Sign in" size="sm" id="mine" className="mine" onClick={onClick} />
    )
    expect(button()).toMatchObject({ id: "mine", className: "latchkey-button mine", textContent: "Sign in" })
    expect(button().dataset).toMatchObject({ size: "sm", theme: "dark", tone: "accent" })
    expect(ref.current).toBe(button())
    await act(async () => button().click())
    expect(onClick).toHaveBeenCalledOnce()
    expect(kit.getSnapshot().navigation.open).toBe(false)
  })

  it("opens nothing while disabled", async () => {
    const { kit, button } = await setUp(<ConnectButton disabled />)
    await act(async () => button().click())
    expect(kit.getSnapshot().navigation.open).toBe(false)
  })

  it("speaks with the words of the provider", async () => {
    const { button } = await setUp(<ConnectButton />, {
      ...makeTestKit(),
      provider: { messages: { button: { connectWallet: "Los" } as never }, theme: "light" }
    })
    expect(button().textContent).toBe("Los")
    expect(button().dataset["theme"]).toBe("light")
  })

  it("writes the balance in the language of its words, which are said in the order of the document", async () => {
    const made = makeTestKit()
    made.wallet.balance = async () => 10_000n * 10n ** 18n
    const { kit, button } = await setUp(<ConnectButton />, { ...made, provider: { locale: "de-DE" } })
    await act(() => kit.connect({ connectorId: "wallet" }))
    await vi.waitFor(() => expect(button().textContent).toBe("0xd8da…6045 10.000 COIN"))
    expect(button().getAttribute("aria-label")).toContain(button().textContent)
  })

  it("fetches ahead when the visitor comes near", async () => {
    const made = makeTestKit()
    const prefetch = vi.fn()
    const kit = { ...made.kit, prefetch }
    const { button } = await setUp(<ConnectButton />, { ...made, kit })
    expect(prefetch).not.toHaveBeenCalled()
    await act(async () => button().focus())
    expect(prefetch).toHaveBeenCalled()
  })
})

describe("ConnectButton.Custom", () => {
  it("draws what its function returns, from all that is known", async () => {
    const seen: Array<ConnectButtonView> = []
    const { kit, button } = await setUp(
      <ConnectButton.Custom charsStart={2} charsEnd={3}>
        {(view) => {
          seen.push(view)
          return <button {...view.openerProps}>{view.shortAddress ?? view.messages.connectWallet}</button>
        }}
      </ConnectButton.Custom>
    )
    await act(() => kit.connect({ connectorId: "wallet" }))
    expect(button().textContent).toBe("0x…045")
    expect(seen.at(-1)).toMatchObject({
      status: "connected",
      address: testAddress,
      namespace: "test",
      balance: "1.5 COIN",
      network: { name: "Network 1" },
      wallet: { name: "Wallet" },
      isOpen: false
    })
    await act(async () => button().click())
    expect(seen.at(-1)?.isOpen).toBe(true)
    await act(async () => kit.close())
  })
})
