import { createKit, memoryStorage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { ConnectButton, KitProvider } from "@latchkey/react"
import { mainnet } from "viem/chains"
import { afterEach, describe, expect, it, vi } from "vitest"
import { mount } from "../../../../tests/support/mount.tsx"
import { embeddedOver } from "../../support/embeddedKit.ts"
import { fakePage } from "../../support/fakePage.ts"
import { referenceFrame } from "../../support/referenceFrame.ts"
import { WalletButtonElement } from "./element.ts"
import type { SignInMethod } from "../EmbeddedOptions.ts"
import { embeddedFills } from "./fills.ts"
import { useWalletButtons } from "./useWalletButtons.ts"
import { WalletButton } from "./WalletButton.tsx"

const methods: ReadonlyArray<SignInMethod> = ["email", "google", "farcaster"]

const setUp = () => {
  const frame = referenceFrame()
  const page = fakePage()
  const plugin = embeddedOver(frame, { methods }, page)
  const kit = createKit({
    app: { name: "Test" },
    networks: [mainnet],
    plugins: [
      evm(),
      { ...plugin, load: async () => ({ ...(await plugin.load()), fills: embeddedFills({ methods }) }) }
    ],
    storage: memoryStorage(),
    prefetch: false
  })
  return { kit, frame, page }
}

/** A window that was opened for a provider. */
const stubWindow = () => {
  const popup = { closed: false, close: vi.fn(), location: { href: "" } }
  const open = vi.spyOn(window, "open").mockReturnValue(popup as unknown as Window)
  return { popup, open }
}

// The engine, the modal and the journeys load meanwhile.
const until = (check: () => void) => vi.waitFor(check, 30_000)

const top = (kit: ReturnType<typeof setUp>["kit"]) => kit.getSnapshot().navigation.stack.at(-1)?.view

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe("buttons of the page that sign in", () => {
  it("open the provider's window in the click, say what is waited for, and are disabled once connected", async () => {
    const { kit, page } = setUp()
    const { popup, open } = stubWindow()
    const { container } = await mount(
      <KitProvider kit={kit}>
        <WalletButton method="google" />
        <WalletButton method="x" />
      </KitProvider>
    )
    const [google, other] = [...container.querySelectorAll("button")] as [
      HTMLButtonElement,
      HTMLButtonElement
    ]
    expect(google.innerText.replaceAll(/[\u2068\u2069]/g, "")).toBe("Continue with Google")
    // No such way is offered.
    expect([google.disabled, other.disabled]).toEqual([false, true])
    google.click()
    expect(open).toHaveBeenCalledOnce()
    expect(top(kit)).toBe("embedded/SignIn")
    await until(() => expect(popup.location.href).toBe("https://google.example/authorize"))
    expect(google.ariaBusy).toBe("true")
    page.dispatchEvent(
      Object.assign(new Event("message"), {
        source: popup,
        origin: "https://wallet.example",
        data: { resultUri: "https://wallet.example/result" }
      })
    )
    await until(() => expect(kit.getSnapshot().account["eip155"]?.status).toBe("connected"))
    await until(() => expect(google.disabled).toBe(true))
    await until(() => expect(kit.getSnapshot().navigation.open).toBe(false))
    await kit.dispose()
  })

  it.each(["while the visitor is at the provider", "while the frame still says where that is"])(
    "S4.22 in part: wait no more once the window is closed %s, and neither does the page's connect button",
    async (when) => {
      const { kit, frame } = setUp()
      const { popup } = stubWindow()
      const isEarly = when.startsWith("while the frame")
      if (isEarly) frame.silent.add("GET_SOCIAL_REDIRECT_URI")
      const { container } = await mount(
        <KitProvider kit={kit}>
          <ConnectButton />
          <WalletButton method="google" />
        </KitProvider>
      )
      const [opener, google] = [...container.querySelectorAll("button")] as [
        HTMLButtonElement,
        HTMLButtonElement
      ]
      expect(opener.innerText).toBe("Connect wallet")
      google.click()
      await until(() => expect([opener.innerText, opener.ariaBusy]).toEqual(["Connecting…", "true"]))
      if (isEarly) await until(() => expect(frame.port.names()).toContain("GET_SOCIAL_REDIRECT_URI"))
      else await until(() => expect(popup.location.href).toBe("https://google.example/authorize"))
      popup.closed = true
      // Each button hears of the end by itself, one perhaps a task later than the other.
      await until(() =>
        expect([opener.innerText, opener.ariaBusy, google.ariaBusy, google.disabled]).toEqual([
          "Connect wallet",
          null,
          null,
          false
        ])
      )
      kit.close()
      await until(() => expect(kit.getSnapshot().navigation.open).toBe(false))
      expect(opener.innerText).toBe("Connect wallet")
      await kit.dispose()
    }
  )

  it("say what went wrong, and which ways are offered, to who draws them", async () => {
    const { kit } = setUp()
    vi.spyOn(window, "open").mockReturnValue(null)
    const seen: Array<unknown> = []
    const Own = () => {
      const { methods: offered, signIn, status, error } = useWalletButtons()
      seen.push([status, error?.message])
      return offered.map((method) => (
        <button key={method} onClick={() => signIn(method)}>
          {method}
        </button>
      ))
    }
    const { container } = await mount(<KitProvider kit={kit} children={<Own />} />)
    const buttons = [...container.querySelectorAll("button")]
    expect(buttons.map(({ textContent }) => textContent)).toEqual(methods)
    buttons[1]!.click()
    await until(() => expect(seen.at(-1)).toEqual(["error", "Could not open social popup"]))
    buttons[0]!.click()
    await until(() => expect(kit.getSnapshot().embedded.step).toBe("email"))
    kit.close()
    await until(() => expect(seen.at(-1)).toMatchObject(["error", expect.any(String)]))
    expect(kit.getSnapshot().embedded.step).toBe("none")
    await kit.dispose()
  })

  it("lead to a view that says in whole sentences what went wrong", async () => {
    const { kit } = setUp()
    vi.spyOn(window, "open").mockReturnValue(null)
    const { container } = await mount(<KitProvider kit={kit} children={<WalletButton method="google" />} />)
    container.querySelector("button")!.click()
    const shown = () =>
      document.querySelector("latchkey-modal")?.shadowRoot?.querySelector("dialog")?.innerText
    await until(() => expect(shown()).toContain("Signing in didn't work"))
    expect(shown()).toContain("The browser blocked the window.")
    await kit.dispose()
  })

  it("are an element too, in the language of the page, and nothing where the way is unknown", async () => {
    const { kit, frame } = setUp()
    document.body.insertAdjacentHTML(
      "beforeend",
      '<latchkey-wallet-button method="farcaster" locale="ar"></latchkey-wallet-button>'
    )
    const element = document.body.lastElementChild as WalletButtonElement
    expect(element).toBeInstanceOf(WalletButtonElement)
    element.kit = kit
    const inner = () => element.shadowRoot!.querySelector("button")
    await until(() => expect(inner()?.innerText).toContain("المتابعة"))
    expect(inner()!.innerText).toContain("Farcaster")
    frame.silent.add("CONNECT_FARCASTER")
    inner()!.click()
    await until(() => expect(kit.getSnapshot().embedded.farcasterUrl).toBe(frame.farcasterUrl))
    expect(top(kit)).toBe("embedded/SignIn")
    element.setAttribute("method", "myspace")
    await until(() => expect(inner()).toBeNull())
    await kit.dispose()
  })
})
