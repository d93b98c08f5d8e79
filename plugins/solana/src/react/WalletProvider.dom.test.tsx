import { createKit, memoryStorage } from "@latchkey/core"
import { createSolanaWallet } from "@latchkey/testing"
import { PublicKey } from "@solana/web3.js"
import { createContext, StrictMode, useContext } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, expect, it } from "vitest"
import { act, mount } from "../../../../tests/support/mount.tsx"
import { solana, solanaMainnet } from "../index.ts"
import { useAnchorWallet, useWallet, WalletProvider } from "./walletAdapter.ts"

const kept: Array<{ dispose: () => Promise<void> }> = []
afterEach(() => Promise.all(kept.splice(0).map((kit) => kit.dispose())))

const makeKit = () => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [solanaMainnet],
    plugins: [solana()],
    storage: memoryStorage()
  })
  kept.push(kit)
  return kit
}

const Page = () => {
  const { connected } = useWallet()
  const wallet = useAnchorWallet<PublicKey>()
  return <p>{connected ? wallet?.publicKey.toBase58() : "nobody"}</p>
}

it("useWallet and useAnchorWallet follow the kit, on a page and on a server", async () => {
  const wallet = createSolanaWallet({ name: "One" })
  wallet.announce(window)
  const kit = makeKit()
  const page = (
    <StrictMode>
      <WalletProvider kit={kit} PublicKey={PublicKey}>
        <Page />
      </WalletProvider>
    </StrictMode>
  )
  expect(renderToString(page)).toBe("<p>nobody</p>")
  const { container } = await mount(page)
  expect(container.textContent).toBe("nobody")
  await act(() => kit.connect({ connectorId: "solana:One" }))
  expect(container.textContent).toBe(wallet.addresses[0]!)
  await act(() => kit.disconnect())
  expect(container.textContent).toBe("nobody")
})

it("a page's own context is given the same, so that hooks of another package find it", async () => {
  const TheirContext = createContext<{ readonly connected: boolean } | null>(null)
  const Theirs = () => <p>{String(useContext(TheirContext)?.connected)}</p>
  const { container } = await mount(
    <WalletProvider kit={makeKit()} PublicKey={PublicKey} context={TheirContext}>
      <Theirs />
    </WalletProvider>
  )
  expect(container.textContent).toBe("false")
})

it("a hook without its provider says which one it needs", () => {
  expect(() => renderToString(<Page />)).toThrow(
    expect.objectContaining({ code: "SOLANA_WALLET_PROVIDER_MISSING" })
  )
})
