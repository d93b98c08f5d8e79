import { cookieStorage, memoryStorage, type KitOptions } from "@latchkey/core"
import { StrictMode } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { connectedCookie, makeTestKit } from "../../tests/support/testKit.ts"
import { act } from "../../tests/support/mount.tsx"
import { ConnectButton, KitProvider, NetworkButton } from "./index.ts"

const app = (options: Partial<Omit<KitOptions, "plugins">>) => {
  const { kit, wallet } = makeTestKit(options)
  const tree = (
    <StrictMode>
      <KitProvider kit={kit} disableAppend>
        <ConnectButton />
        <NetworkButton />
      </KitProvider>
    </StrictMode>
  )
  return { kit, wallet, tree }
}

const complaints = vi.fn()
let container: HTMLElement
let root: Root | undefined

beforeEach(() => {
  complaints.mockClear()
  vi.spyOn(console, "error").mockImplementation(complaints)
  vi.spyOn(console, "warn").mockImplementation(complaints)
  container = document.createElement("div")
  document.body.append(container)
})

afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  container.remove()
  vi.restoreAllMocks()
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; Path=/; Max-Age=0`
})

/** Puts the server's page up, takes the first button out of it, and brings the page to life. */
const hydrate = async (html: string, client: ReturnType<typeof app>) => {
  container.innerHTML = html
  const served = container.querySelector("button")!
  let first: string | undefined
  const observer = new MutationObserver(() => (first ??= container.innerHTML))
  observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true })
  await act(async () => {
    root = hydrateRoot(container, client.tree, { onRecoverableError: complaints })
  })
  observer.disconnect()
  expect(complaints).not.toHaveBeenCalled()
  expect(container.querySelector("button")).toBe(served)
  return { button: served, changed: first !== undefined }
}

describe("hydration", () => {
  it("takes over a page without a session as it is", async () => {
    const { button, changed } = await hydrate(renderToString(app({}).tree), app({}))
    expect(changed).toBe(false)
    expect(button.textContent).toBe("Connect wallet")
    await act(async () => button.click())
    expect(complaints).not.toHaveBeenCalled()
  })

  it("takes over the place of an account for a session in a cookie, then shows the account", async () => {
    const cookie = await connectedCookie()
    for (const pair of cookie.split("; ")) document.cookie = `${pair}; Path=/`
    const html = renderToString(app({ storage: cookieStorage({ cookie }) }).tree)

    const client = app({ storage: cookieStorage() })
    const answer = Promise.withResolvers<string>()
    client.wallet.reconnect = () => answer.promise
    const { button, changed } = await hydrate(html, client)
    expect(changed).toBe(false)
    expect(button.getAttribute("aria-label")).toBe("Reconnecting…")

    await act(async () => {
      answer.resolve("0x00000000000000000000000000000000000000aa")
      await client.kit.ready()
    })
    expect(button.textContent).toContain("0x0000…00aa")
    expect(complaints).not.toHaveBeenCalled()
  })

  it("hydrates as the server rendered when the session is in the browser alone, then follows it", async () => {
    const storage = memoryStorage()
    const before = makeTestKit({ storage })
    await before.kit.connect({ connectorId: "wallet" })
    await before.kit.dispose()

    const client = app({ storage })
    client.wallet.reconnect = () => new Promise(() => {})
    const { button } = await hydrate(renderToString(app({}).tree), client)
    expect(button.getAttribute("aria-label")).toBe("Reconnecting…")
  })
})
